import type { QuoteKind } from '@framewell/domain/quotes/quote'
import type { requestPlanQuote } from '@framewell/domain/quotes/quoteCalls'
import type { PayloadRequest } from 'payload'
import { CallProblem } from '../http/CallProblem'
import type { IssuedQuote } from '../payload-types'
import { openQuoteForChange } from './findQuote'

/**
 * The quote that is about to get its next revision, locked until the transaction ends: of two changes at once, one is refused.
 * @throws CallProblem unknownQuote, alreadyReplaced, alreadyOrdered; invalidInput for a quote of another configurator.
 */
export async function openRevised(
  req: PayloadRequest,
  link: { readonly id: string; readonly token: string },
  kind: QuoteKind,
): Promise<IssuedQuote> {
  const before = await openQuoteForChange(req, link)
  if (before.replacedBy) throw new CallProblem<typeof requestPlanQuote>('alreadyReplaced')
  if (before.orderedAt) throw new CallProblem<typeof requestPlanQuote>('alreadyOrdered')
  if (before.kind !== kind)
    throw new CallProblem('invalidInput', {
      fields: [{ path: 'revises', message: 'This quote was made in another configurator. Open it there to change it.' }],
    })
  return before
}

/** Points every older revision at the newest one. */
export async function markReplaced(req: PayloadRequest, newest: Pick<IssuedQuote, 'id' | 'number'>): Promise<void> {
  await req.payload.update({
    collection: 'issued-quotes',
    where: { and: [{ number: { equals: newest.number } }, { id: { not_equals: newest.id } }] },
    data: { replacedBy: newest.id },
    // The link's token opened the quote; the collection is closed to strangers.
    overrideAccess: true,
    req,
  })
}
