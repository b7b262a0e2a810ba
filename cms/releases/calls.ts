import * as releases from '@framewell/domain/releases/release'
import * as reports from '@framewell/domain/releases/reports'
import * as keys from '@framewell/domain/releases/shipKeys'
import { bindCall } from '../http/bindCall'
import { liveReleases } from './liveReleases'
import { promoteRelease, setCandidate, withdrawRelease } from './promoteRelease'
import { getRelease, listReleases, tryRelease } from './readReleases'
import { registerRelease } from './registerRelease'
import { reportRemoteFailure, reportVisit } from './reportRemoteFailure'
import { issueShipKey, revokeShipKey } from './shipKeyCalls'
import { uploadReleaseFile } from './uploadReleaseFile'

export const releaseCalls = [
  bindCall(releases.getLiveReleases, liveReleases),
  bindCall(releases.uploadReleaseFile, uploadReleaseFile, { transaction: false }),
  // Its files are put together before the transaction that knows of them.
  bindCall(releases.registerRelease, registerRelease, { transaction: false }),
  bindCall(releases.listReleases, listReleases),
  bindCall(releases.getRelease, getRelease),
  bindCall(releases.promoteRelease, promoteRelease),
  bindCall(releases.setCandidate, setCandidate),
  bindCall(releases.withdrawRelease, withdrawRelease),
  bindCall(releases.tryRelease, tryRelease),
  bindCall(reports.reportRemoteFailure, reportRemoteFailure),
  bindCall(reports.reportVisit, reportVisit),
  bindCall(keys.issueShipKey, issueShipKey),
  bindCall(keys.revokeShipKey, revokeShipKey),
]
