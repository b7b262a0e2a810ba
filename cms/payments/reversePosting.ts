import { ledgerAccountKindSchema } from '@framewell/domain/payments/ledgerAccount'
import { reversalOf } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { storedCentsSchema } from '../platform/database/storedCents'
import { transactionOf } from '../platform/database/transactionOf'
import { onDayOfPosting } from './bankDay'
import { LedgerRefusal } from './LedgerRefusal'
import { post } from './post'
import type { Posted } from './writePosting'

const headRow = z.object({ key: z.string(), kind: z.string(), description: z.string(), reversed: z.boolean() })
const entryRows = z.array(z.object({ kind: ledgerAccountKindSchema, project_id: z.string().nullable(), amount_cents: storedCentsSchema }))

/**
 * Undoes a posting by its opposite, on the same day of the books (`onDayOfPosting`); the first one stays as it is. Only once.
 * @throws LedgerRefusal alreadyReversed, unknownPosting, or insufficientFunds when the money has moved on.
 */
export async function reversePosting(req: PayloadRequest, postingId: number, reason: string): Promise<Posted> {
  const database = await transactionOf(req)
  const { rows: heads } = await database.execute(sql`
    select key, kind, description, exists (select from ledger_postings r where r.reverses = p.id) as reversed
    from ledger_postings p where id = ${postingId}`)
  const head = headRow.optional().parse(heads[0])
  if (!head) throw new LedgerRefusal('unknownPosting', String(postingId))
  if (head.reversed) throw new LedgerRefusal('alreadyReversed', head.description)
  const { rows } = await database.execute(sql`
    select a.kind, a.project_id, e.amount_cents from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.posting_id = ${postingId} order by e.id`)
  const entries = entryRows
    .parse(rows)
    .map(({ kind, project_id, amount_cents }) => ({ account: kind, projectId: project_id, amountCents: amount_cents }))
  const posted = await onDayOfPosting(req, postingId, () => post(req, reversalOf({ ...head, entries }, reason), postingId))
  // Of two at once, the second waited for the first and finds its posting.
  if (posted.replayed) throw new LedgerRefusal('alreadyReversed', head.description)
  return posted
}
