import { defineJob } from '../../jobs/defineJob'
import { alertLateSchedules } from './alertLateSchedules'

export const lateScheduleAlert = defineJob({ name: 'late-schedules', schedule: '* * * * *', run: alertLateSchedules })
