import {
  getLiveReleases,
  getRelease,
  listReleases,
  promoteRelease,
  registerRelease,
  setCandidate,
  tryRelease,
  uploadReleaseFile,
  withdrawRelease,
} from './release'
import { reportRemoteFailure, reportVisit } from './reports'
import { issueShipKey, revokeShipKey } from './shipKeys'

export const releaseCalls = {
  getLiveReleases,
  uploadReleaseFile,
  registerRelease,
  listReleases,
  getRelease,
  promoteRelease,
  setCandidate,
  withdrawRelease,
  tryRelease,
  reportRemoteFailure,
  reportVisit,
  issueShipKey,
  revokeShipKey,
}
