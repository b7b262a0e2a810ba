import type { QuoteKind } from '@framewell/domain/quotes/quote'
import type { PayloadRequest } from 'payload'
import type { Refusing } from '../http/callContext'
import type { IssuedQuote } from '../payload-types'
import { openQuoteForChange } from './findQuote'

/**
 * The quote that is about to get its next revision, locked until the transaction ends: of two changes at once, one is refused.
 * @throws CallProblem unknownQuote, alreadyReplaced, alreadyOrdered; invalidInput for a quote of another configurator.
 */
export async function openRevised(
  context: Refusing<'unknownQuote' | 'alreadyReplaced' | 'alreadyOrdered'>,
  link: { readonly id: string; readonly token: string },
  kind: QuoteKind,
): Promise<IssuedQuote> {
  const before = await openQuoteForChange(context, link)
  if (before.replacedBy) throw context.refuse('alreadyReplaced')
  if (before.orderedAt) throw context.refuse('alreadyOrdered')
  if (before.kind !== kind)
    throw context.refuse('invalidInput', {
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
