import { dayAfter } from '@framewell/domain/dates/businessDays'
import type { BookRow } from '@framewell/domain/payments/books'
import type { JournalLine } from '@framewell/domain/payments/journalFile'
import { LEDGER_ACCOUNTS, ledgerAccountKindSchema } from '@framewell/domain/payments/ledgerAccount'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { dayOf, startOf } from '../../platform/database/companyTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'

/** Days in the company's time zone, inclusive. */
export interface BookPeriod {
  readonly from: string
  readonly until: string
  readonly projectId?: string | undefined
}

const bookRows = z.array(
  z.object({
    account: ledgerAccountKindSchema,
    openingCents: storedCentsSchema,
    debitCents: storedCentsSchema,
    creditCents: storedCentsSchema,
  }),
)
const journalRows = z.array(
  z.object({
    postingId: z.string(),
    day: z.string(),
    description: z.string(),
    account: ledgerAccountKindSchema,
    projectId: z.string().nullable(),
    amountCents: storedCentsSchema,
  }),
)

const FROM = sql`ledger_postings p join ledger_entries e on e.posting_id = p.id join ledger_accounts a on a.id = e.account_id`

/** SQL: the first moment after the period. */
const endOfPeriod = (until: string): SqlPart => startOf(sql`${dayAfter(until, 1)}`)

/**
 * SQL: the entry `e` on the account `a` belongs to an order: it is on one of its accounts, or on Framewell's own in a posting for this order
 * only.
 */
function ofOrder(projectId: string | undefined): SqlPart {
  if (projectId === undefined) return sql`true`
  const posting = (which: SqlPart) => sql`exists (select from ledger_entries o join ledger_accounts x on x.id = o.account_id
    where o.posting_id = e.posting_id and ${which})`
  return sql`(a.project_id = ${projectId} or (a.project_id is null and ${posting(sql`x.project_id = ${projectId}`)}
    and not ${posting(sql`x.project_id <> ${projectId}`)}))`
}

/** Every account that has entries until the period's last day, in the order of the chart of accounts. */
export async function bookRowsOf(req: PayloadRequest, { from, until, projectId }: BookPeriod): Promise<BookRow[]> {
  const db = await transactionOf(req)
  const start = startOf(sql`${from}`)
  const { rows } = await db.execute(sql`
    select a.kind as account, coalesce(sum(e.amount_cents) filter (where p.effective_at < ${start}), 0) as "openingCents",
      coalesce(sum(e.amount_cents) filter (where p.effective_at >= ${start} and e.amount_cents > 0), 0) as "debitCents",
      coalesce(-sum(e.amount_cents) filter (where p.effective_at >= ${start} and e.amount_cents < 0), 0) as "creditCents"
    from ${FROM} where p.effective_at < ${endOfPeriod(until)} and ${ofOrder(projectId)} group by a.kind`)
  const numberOf = ({ account }: BookRow) => Number(LEDGER_ACCOUNTS[account].number)
  return bookRows.parse(rows).sort((a, b) => numberOf(a) - numberOf(b))
}

/** The entries of a period in the order of the ledger, at most this many. */
export async function journalOf(req: PayloadRequest, { from, until, projectId }: BookPeriod, limit: number): Promise<JournalLine[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select p.id::text as "postingId", ${dayOf(sql`p.effective_at`)} as day, p.description, a.kind as account, a.project_id as "projectId",
      e.amount_cents as "amountCents"
    from ${FROM} where p.effective_at >= ${startOf(sql`${from}`)} and p.effective_at < ${endOfPeriod(until)} and ${ofOrder(projectId)}
    order by p.id, e.id limit ${limit}`)
  return journalRows.parse(rows)
}

/** Whether anything was posted before a day. */
export async function hasEntriesBefore(req: PayloadRequest, day: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select from ledger_postings p where p.effective_at < ${startOf(sql`${day}`)} limit 1`)
  return rows.length > 0
}
