import { defineJob } from '../../jobs/defineJob'
import { sweepUntouchedDrafts } from './sweepUntouchedDrafts'

export const untouchedDraftSweep = defineJob({
  name: 'untouched-drafts',
  schedule: '23 * * * *',
  run: (payload) => sweepUntouchedDrafts(payload, new Date()),
})
