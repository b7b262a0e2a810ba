import type { listPlanFiles as listPlanFilesCall } from '@framewell/domain/quotes/planFileCalls'
import type { Operation } from '../../http/bindCall'
import { planFileAnswer } from './planFileAnswer'

/** Uploaded plans for operators, newest first, each with the quote made with it. */
export const listPlanFiles: Operation<typeof listPlanFilesCall> = async ({ req }, { page, limit }) => {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'plan-files',
    page,
    limit,
    showHiddenFields: true,
    overrideAccess: false,
    req,
  })
  const quoteOf = ({ quoteId, quoteNumber }: (typeof docs)[number]) =>
    quoteId && quoteNumber ? { id: quoteId, number: quoteNumber } : null
  return { data: docs.map((file) => ({ ...planFileAnswer(file), quote: quoteOf(file) })), total: totalDocs }
}
