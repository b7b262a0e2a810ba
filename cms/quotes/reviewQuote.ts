import { dollarsOfCents } from '@framewell/domain/money/cents'
import type { reviewQuote as reviewQuoteCall } from '@framewell/domain/quotes/quoteCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { contactedOf } from './contactedOf'
import { planFileAnswer } from './files/planFileAnswer'
import { kitCentsOf } from './kitCentsOf'
import { shownStatus } from './shownStatus'
import { quoteAnswer } from './storedQuote'

/** One quote for operators, with all revisions of its number and the files sent with it. */
export const reviewQuote: Operation<typeof reviewQuoteCall> = async ({ req, now, refuse }, { id }) => {
  const asOperator = { depth: 0, overrideAccess: false, req } as const
  const stored = await req.payload.findByID({ collection: 'issued-quotes', id, disableErrors: true, ...asOperator })
  if (!stored) throw refuse('unknownQuote')
  const revisions = await req.payload.find({
    collection: 'issued-quotes',
    where: { number: { equals: stored.number } },
    sort: 'revision',
    pagination: false,
    ...asOperator,
  })
  const quote = quoteAnswer(stored, now)
  const { inputs } = quote
  const named = inputs.kind === 'steel' ? (inputs.answers.uploadedPlan?.files ?? []).map((file) => file.id) : []
  const files = named.length
    ? await req.payload.find({
        collection: 'plan-files',
        where: { id: { in: named } },
        sort: 'createdAt',
        pagination: false,
        ...asOperator,
      })
    : { docs: [] }
  const statusOf = await shownStatus(req)
  return {
    quote: { ...quote, status: statusOf(quote) },
    kitCents: await kitCentsOf(req, quote),
    revisions: revisions.docs.map(({ id: revisionId, revision, totalCents, issuedAt }) => ({
      id: revisionId,
      revision,
      total: dollarsOfCents(totalCents),
      createdAt: issuedAt,
    })),
    files: files.docs.map(planFileAnswer),
    contacted: await contactedOf(req, id),
  }
}
