import { releaseCalls as calls } from '@framewell/domain/releases/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { listOwnRemotes, listReleases } from './listReleases'
import { liveReleases } from './liveReleases'
import { promoteRelease, setCandidate, withdrawRelease } from './promoteRelease'
import { getKitFile, listKitVersions, publishKitVersion } from './publishedKit'
import { registerRelease } from './registerRelease'
import { reportDrawFailure, reportRemoteFailure, reportVisit } from './reportRemoteFailure'
import { reportServiceFailures } from './reportServiceFailures'
import { sendReleaseFile } from './sendReleaseFile'
import { listServerDrawing, setServerDrawing } from './serverDrawing'
import { issueShipKey, revokeShipKey } from './shipKeyCalls'
import { getForwardedServices, getStatementKeys, listRemoteServices, setRemoteService } from './storedServices'
import { listRemoteTerms, setRemoteTerms } from './storedTerms'
import { getTriedRelease, tryOwnRelease, tryRelease } from './tryReleases'
import { findMissingFiles, uploadReleaseFile } from './uploadReleaseFile'

export const releaseCalls = bindCalls(calls, {
  getLiveReleases: liveReleases,
  findMissingFiles,
  uploadReleaseFile: { run: uploadReleaseFile, transaction: false },
  // Assembles the files before the transaction that records the release.
  registerRelease: { run: registerRelease, transaction: false },
  listReleases,
  listOwnRemotes,
  listRemoteTerms,
  setRemoteTerms,
  listRemoteServices,
  setRemoteService,
  getForwardedServices,
  getStatementKeys,
  publishKitVersion,
  listKitVersions,
  getKitFile: { run: getKitFile, transaction: false },
  getTriedRelease,
  getReleaseFile: { run: sendReleaseFile, transaction: false },
  promoteRelease,
  setCandidate,
  withdrawRelease,
  tryRelease,
  tryOwnRelease,
  reportRemoteFailure,
  reportDrawFailure,
  reportServiceFailures,
  reportVisit,
  issueShipKey,
  revokeShipKey,
  listServerDrawing,
  setServerDrawing,
})
