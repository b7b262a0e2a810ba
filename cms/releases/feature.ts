import { feature } from '../features/feature'
import { releaseCalls } from './calls'
import { RemoteFailures } from './RemoteFailures'
import { RemoteReleases } from './RemoteReleases'

export const releases = feature({
  name: 'releases',
  collections: [RemoteReleases, RemoteFailures],
  calls: releaseCalls,
})
