import { z } from 'zod'
import { feature } from '../platform/features/feature'
import { defineJob } from '../platform/jobs/defineJob'
import { purgeExpired } from './purgeExpired'

export const retention = feature({
  name: 'retention',
  jobs: [
    defineJob({
      name: 'purge-expired',
      schedule: '17 * * * *',
      input: z.undefined(),
      // Outside the job's transaction: files are deleted too, and each batch of rows counts on its own.
      run: ({ req: { payload } }) => purgeExpired({ payload, now: new Date() }),
    }),
  ],
})
