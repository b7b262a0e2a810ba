import { getLiveReleases, promoteRelease, registerRelease, reportRemoteFailure } from './release'

export const releaseCalls = { getLiveReleases, registerRelease, promoteRelease, reportRemoteFailure }
