import {
  getLiveReleases,
  promoteRelease as promoteReleaseCall,
  registerRelease as registerReleaseCall,
  reportRemoteFailure as reportRemoteFailureCall,
} from '@framewell/domain/releases/release'
import { bindCall } from '../http/bindCall'
import { liveReleases } from './liveReleases'
import { promoteRelease } from './promoteRelease'
import { registerRelease } from './registerRelease'
import { reportRemoteFailure } from './reportRemoteFailure'

export const releaseCalls = [
  bindCall(getLiveReleases, liveReleases),
  bindCall(registerReleaseCall, registerRelease),
  bindCall(promoteReleaseCall, promoteRelease),
  bindCall(reportRemoteFailureCall, reportRemoteFailure),
]
