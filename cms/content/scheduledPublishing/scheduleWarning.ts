import { z } from 'zod'
import { defineJob } from '../../platform/jobs/defineJob'
import { warnSchedulers } from './warnSchedulers'

export const scheduleWarning = defineJob({
  name: 'schedule-warnings',
  schedule: '* * * * *',
  input: z.undefined(),
  run: ({ req }) => warnSchedulers(req),
})
