import { revisionRefusal } from '@framewell/domain/quotes/draftQuote'
import type { QuoteKind } from '@framewell/domain/quotes/quote'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { IssuedQuote } from '../payload-types'
import { transactionOf } from '../platform/database/transactionOf'
import type { Refusing } from '../platform/http/calls/callContext'
import { openQuoteForChange } from './findQuote'

/**
 * The quote about to get its next revision, locked until the transaction ends: of two changes at once, one is refused.
 * @throws CallProblem unknownQuote, alreadyReplaced, alreadyOrdered; invalidInput for a quote of another configurator.
 */
export async function openRevised(
  context: Refusing<'unknownQuote' | 'alreadyReplaced' | 'alreadyOrdered'>,
  link: { readonly id: string; readonly token: string },
  kind: QuoteKind,
): Promise<IssuedQuote> {
  const before = await openQuoteForChange(context, link)
  const { replacedBy = null, orderedAt = null } = before
  const no = revisionRefusal({ kind: before.kind, replacedBy, orderedAt }, kind)
  if (no) throw context.refuse(no.refusal, no.more)
  return before
}

/** The quote became an order of the company: it can no longer be revised. All its revisions are the company's, as after a claim. */
export async function markOrdered(req: PayloadRequest, id: string, companyId: string, now: Date): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`
    update issued_quotes set company_id = ${companyId}, updated_at = now(),
      ordered_at = case when id = ${id} then ${now.toISOString()}::timestamptz else ordered_at end
    where number = (select number from issued_quotes where id = ${id})`)
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
