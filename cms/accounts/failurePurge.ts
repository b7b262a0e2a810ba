import { defineJob } from '../jobs/defineJob'
import { purgeFailures } from './signInThrottle'

export const failurePurge = defineJob({ name: 'purge-sign-in-failures', schedule: '23 * * * *', run: ({ db }) => purgeFailures(db.pool) })
