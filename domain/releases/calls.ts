import {
  getLiveReleases,
  getRelease,
  getReleaseFile,
  listReleases,
  promoteRelease,
  registerRelease,
  setCandidate,
  tryOwnRelease,
  tryRelease,
  uploadReleaseFile,
  withdrawRelease,
} from './release'
import { reportRemoteFailure, reportVisit } from './reports'
import { listServerDrawing, setServerDrawing } from './serverDrawing'
import { issueShipKey, revokeShipKey } from './shipKeys'

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
  reportVisit,
  issueShipKey,
  revokeShipKey,
  listServerDrawing,
  setServerDrawing,
}
