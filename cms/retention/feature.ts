import { feature } from '../features/feature'
import { defineJob } from '../jobs/defineJob'
import { purgeExpired } from './purgeExpired'

export const retention = feature({
  name: 'retention',
  jobs: [
    defineJob({
      name: 'purge-expired',
      schedule: '17 * * * *',
      // What a killed process left behind goes without waiting for the hour.
      atStart: true,
      run: ({ db: { pool }, logger }) => purgeExpired({ pool, now: new Date() }, logger),
    }),
  ],
})
