import { promoteRelease, setCandidate, withdrawRelease } from './movingCalls'
import { listReleases } from './releaseRecord'
import { reportDrawFailure, reportRemoteFailure, reportVisit } from './reports'
import { listServerDrawing, setServerDrawing } from './serverDrawing'
import { getLiveReleases, getRelease, getReleaseFile } from './servingCalls'
import { issueShipKey, revokeShipKey } from './shipKeys'
import { registerRelease, uploadReleaseFile } from './shippingCalls'
import { tryOwnRelease, tryRelease } from './tryingCalls'

export const releaseCalls = {
  getLiveReleases,
  uploadReleaseFile,
  registerRelease,
  listReleases,
  getRelease,
  getReleaseFile,
  promoteRelease,
  setCandidate,
  withdrawRelease,
  tryOwnRelease,
  tryRelease,
  reportRemoteFailure,
  reportDrawFailure,
  reportVisit,
  issueShipKey,
  revokeShipKey,
  listServerDrawing,
  setServerDrawing,
}
