import { expect, it } from 'vitest'
import { CALLS } from '../calls'

/** POST calls that need no Idempotency-Key: repeating them has the effect of one, or none. */
const SAID_TWICE = {
  'who somebody is, bound to secrets of a moment': `signIn requestPasswordReset resetPassword changePassword endSessionsOf checkIdentity confirmSignIn
    askPasskey signInByPasskey startTotp confirmTotp startPasskey addPasskey newRecoveryCodes resetFactorsOf requestAddress
    requestAddressOf resendAddressLink cancelAddressChangeOf confirmAddress stopAddressChange`,
  'a state that is there already, or an act refused because its state has changed': `decideDirectoryRequest withdrawInvitation openInvitation
    acceptInvitation claimLink signUpByLink withdrawColleague removeColleague restoreContentPage sharePresence changeClaim
    publishContentRelease scheduleContentRelease performContentAct undoContentAct restoreContentVersion askForReview decideReview
    resolveContentComment confirmNewsletter unsubscribeFromNewsletter confirmWaiting leaveWaitingList readNotices changeNotificationEmail verifyNotificationEmail
    stopNotifications retryMail bounceMail readOrderMessages revokeApiKey promoteRelease setCandidate withdrawRelease revokeShipKey
    setServerDrawing setRemoteTerms setRemoteService clearCache seedNetworkDemo deletePersonalData recordLien`,
  'known by its content': 'importStatement importPayoutReport uploadReleaseFile registerRelease publishKitVersion',
  'an answer alone': `previewDraft previewTemplate generateBom totalBoms exportBom exportCutList exportFrame priceSiteDesign priceSizedDesign pricePickedDesign selectFabricator
    replayRouting     planWaitingProjects tryOwnRelease tryRelease findMissingFiles readOrderSource findPersonalData exportPersonalData exportOwnData`,
  'a count of what happened': 'track reportRemoteFailure reportDrawFailure reportServiceFailures reportVisit',
}

it('every creating call takes an Idempotency-Key', () => {
  const without = CALLS.filter(({ method, idempotent }) => method === 'POST' && !idempotent).map(({ name }) => name)
  const known = Object.values(SAID_TWICE).flatMap((names) => names.split(/\s+/))
  expect(without.sort()).toEqual(known.sort())
})
