import type { listPlanFiles as listPlanFilesCall } from '@framewell/domain/quotes/planFileCalls'
import type { Operation } from '../../platform/http/calls/bindCall'
import { listDocuments } from '../../platform/lists/listDocuments'
import { planFileAnswer } from './planFileAnswer'

/** Uploaded plans for operators, newest first, each with the quote made with it. */
export const listPlanFiles: Operation<typeof listPlanFilesCall> = async ({ req }, asked) => {
  const listing = {
    collection: 'plan-files',
    searched: ['name', 'mimeType', 'quoteNumber'],
    newest: 'createdAt',
    sorts: { file: 'name', type: 'mimeType', size: 'sizeBytes', quote: 'quoteNumber' },
    // The quote's id is hidden from the panel.
    showHiddenFields: true,
  } as const
  const { docs, total, next } = await listDocuments(req, listing, asked)
  const quoteOf = ({ quoteId, quoteNumber }: (typeof docs)[number]) =>
    quoteId && quoteNumber ? { id: quoteId, number: quoteNumber } : null
  return { data: docs.map((file) => ({ ...planFileAnswer(file), quote: quoteOf(file) })), total, next }
}
