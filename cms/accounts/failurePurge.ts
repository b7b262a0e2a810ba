import { z } from 'zod'
import { defineJob } from '../jobs/defineJob'
import { purgeFailures } from './signInThrottle'

export const failurePurge = defineJob({
  name: 'purge-sign-in-failures',
  schedule: '23 * * * *',
  input: z.undefined(),
  run: ({ req }) => purgeFailures(req.payload.db.pool),
})
