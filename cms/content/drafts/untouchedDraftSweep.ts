import { z } from 'zod'
import { defineJob } from '../../platform/jobs/defineJob'
import { sweepUntouchedDrafts } from './sweepUntouchedDrafts'

export const untouchedDraftSweep = defineJob({
  name: 'untouched-drafts',
  schedule: '3-59/10 * * * *',
  input: z.undefined(),
  run: ({ req }) => sweepUntouchedDrafts(req, new Date()),
})
