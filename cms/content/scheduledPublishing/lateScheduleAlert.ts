import { z } from 'zod'
import { defineJob } from '../../platform/jobs/defineJob'
import { alertLateSchedules } from './alertLateSchedules'

export const lateScheduleAlert = defineJob({
  name: 'late-schedules',
  schedule: '* * * * *',
  input: z.undefined(),
  run: ({ req }) => alertLateSchedules(req),
})
