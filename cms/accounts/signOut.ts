import type { signOut as signOutCall } from '@framewell/domain/accounts/session'
import { generateExpiredPayloadCookie, logoutOperation } from 'payload'
import { recordAudit } from '../audit/recordAudit'
import type { Operation } from '../http/bindCall'

/** Ends the session on the server and in the browser; for a stranger there is nothing to end. */
export const signOut: Operation<typeof signOutCall> = async ({ req, responseHeaders, session }) => {
  const collection = req.payload.collections.accounts
  if (session) {
    await logoutOperation({ collection, req })
    await recordAudit(req, { action: 'sign-out', subjectType: 'accounts', subjectId: session.id })
  }
  const cookie = generateExpiredPayloadCookie({
    collectionAuthConfig: collection.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
  })
  responseHeaders.append('set-cookie', cookie)
  return { signedOut: true }
}
