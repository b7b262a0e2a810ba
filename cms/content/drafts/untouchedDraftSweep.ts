import { z } from 'zod'
import { defineJob } from '../../jobs/defineJob'
import { sweepUntouchedDrafts } from './sweepUntouchedDrafts'

export const untouchedDraftSweep = defineJob({
  name: 'untouched-drafts',
  schedule: '23 * * * *',
  input: z.undefined(),
  run: ({ req }) => sweepUntouchedDrafts(req, new Date()),
})
