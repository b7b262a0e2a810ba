import { z } from 'zod'
import { feature } from '../platform/features/feature'
import { defineJob } from '../platform/jobs/defineJob'
import { releaseCalls } from './calls'
import { KitVersions } from './KitVersions'
import { releasesPersonal } from './personal'
import { pruneReleases } from './pruneReleases'
import { RemoteDrawing } from './RemoteDrawing'
import { RemoteFailures } from './RemoteFailures'
import { RemoteHealth } from './RemoteHealth'
import { RemoteReleases } from './RemoteReleases'
import { RemoteReports } from './RemoteReports'
import { RemoteServices } from './RemoteServices'
import { RemoteTerms } from './RemoteTerms'
import { remindOfKeys } from './remindOfKeys'
import { ShipKeys } from './ShipKeys'
import { seedServerDrawing } from './serverDrawing'

export const releases = feature({
  name: 'releases',
  personal: releasesPersonal,
  collections: [
    RemoteReleases,
    RemoteFailures,
    RemoteHealth,
    RemoteReports,
    RemoteDrawing,
    RemoteServices,
    RemoteTerms,
    ShipKeys,
    KitVersions,
  ],
  calls: releaseCalls,
  seeds: async () => [{ name: 'server-drawing', run: seedServerDrawing }],
  jobs: [
    defineJob({ name: 'prune-releases', schedule: '43 * * * *', input: z.undefined(), run: ({ req }) => pruneReleases(req) }),
    defineJob({
      name: 'remind-of-ship-keys',
      schedule: '17 8 * * *',
      input: z.undefined(),
      run: ({ req }) => remindOfKeys(req, new Date()),
    }),
  ],
})
