import { planFileCalls as calls } from '@framewell/domain/quotes/calls'
import { bindCalls } from '../../platform/http/calls/bindCalls'
import { documentList } from '../../platform/lists/documentList'
import { downloadPlanFile } from './downloadPlanFile'
import { planFileAnswer } from './planFileAnswer'
import { removePlanFile } from './removePlanFile'
import { uploadPlanFile } from './uploadPlanFile'

export const planFileCalls = bindCalls(calls, {
  uploadPlanFile: { run: uploadPlanFile, transaction: 'own' },
  removePlanFile: { run: removePlanFile, transaction: false },
  listPlanFiles: documentList({
    collection: 'plan-files',
    searched: ['name', 'mimeType', 'quoteNumber'],
    newest: 'createdAt',
    sorts: { file: 'name', type: 'mimeType', size: 'sizeBytes', quote: 'quoteNumber' },
    // The quote's id is hidden from the panel.
    showHiddenFields: true,
    row: (file) => ({
      ...planFileAnswer(file),
      quote: file.quoteId && file.quoteNumber ? { id: file.quoteId, number: file.quoteNumber } : null,
    }),
  }),
  downloadPlanFile,
})
