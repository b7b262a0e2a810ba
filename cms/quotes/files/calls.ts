import { planFileCalls as calls } from '@framewell/domain/quotes/calls'
import { bindCalls } from '../../platform/http/calls/bindCalls'
import { downloadPlanFile } from './downloadPlanFile'
import { listPlanFiles } from './listPlanFiles'
import { removePlanFile } from './removePlanFile'
import { uploadPlanFile } from './uploadPlanFile'

export const planFileCalls = bindCalls(calls, {
  uploadPlanFile: { run: uploadPlanFile, transaction: 'own' },
  removePlanFile: { run: removePlanFile, transaction: false },
  listPlanFiles,
  downloadPlanFile,
})
