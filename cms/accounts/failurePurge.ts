import { z } from 'zod'
import { defineJob } from '../platform/jobs/defineJob'
import { purgeSignIns } from './purgeSignIns'
import { purgeFailures } from './signInThrottle'

export const failurePurge = defineJob({
  name: 'purge-sign-in-failures',
  schedule: '23 * * * *',
  input: z.undefined(),
  run: async ({ req }) => {
    await purgeFailures(req.payload.db.pool)
    await purgeSignIns(req.payload.db.pool)
  },
})
