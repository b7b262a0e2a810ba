import * as files from '@framewell/domain/quotes/planFileCalls'
import { bindCall } from '../../http/bindCall'
import { downloadPlanFile } from './downloadPlanFile'
import { listPlanFiles } from './listPlanFiles'
import { removePlanFile } from './removePlanFile'
import { uploadPlanFile } from './uploadPlanFile'

export const planFileCalls = [
  bindCall(files.uploadPlanFile, uploadPlanFile, { transaction: false }),
  bindCall(files.removePlanFile, removePlanFile, { transaction: false }),
  bindCall(files.listPlanFiles, listPlanFiles),
  bindCall(files.downloadPlanFile, downloadPlanFile),
]
