import { defineJob } from '../../jobs/defineJob'
import { alertLateSchedules } from './alertLateSchedules'

export const lateSchedules = defineJob({ name: 'late-schedules', schedule: '* * * * *', run: alertLateSchedules })
