import { defineJob } from '../../jobs/defineJob'
import { warnSchedulers } from './warnSchedulers'

export const scheduleWarning = defineJob({ name: 'schedule-warnings', schedule: '* * * * *', run: warnSchedulers })
