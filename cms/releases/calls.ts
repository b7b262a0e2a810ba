import { releaseCalls as calls } from '@framewell/domain/releases/calls'
import { bindCalls } from '../http/bindCalls'
import { liveReleases } from './liveReleases'
import { promoteRelease } from './promoteRelease'
import { registerRelease } from './registerRelease'
import { reportRemoteFailure } from './reportRemoteFailure'

export const releaseCalls = bindCalls(calls, {
  getLiveReleases: liveReleases,
  registerRelease,
  promoteRelease,
  reportRemoteFailure,
})
