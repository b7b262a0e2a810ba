import { addCents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { dayOf } from '../../platform/database/companyTime'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'

const noteRows = z.array(
  z.object({
    posting: z.string(),
    day: z.string(),
    reason: z.string(),
    taxCents: storedCentsSchema,
    invoicesCents: storedCentsSchema,
    refundCents: storedCentsSchema,
  }),
)

/** What was credited to an order's builder, a note for each posting: price and sales tax, off open invoices or to be refunded. */
export async function creditNotesOf(req: PayloadRequest, number: string) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select * from (select p.id::text as posting, ${dayOf(sql`p.effective_at`)} as day, p.description as reason,
        coalesce(sum(e.amount_cents) filter (where a.kind = 'sales_tax'), 0) as "taxCents",
        coalesce(-sum(e.amount_cents) filter (where a.kind in ('receivable', 'tax_receivable')), 0) as "invoicesCents",
        coalesce(-sum(e.amount_cents) filter (where a.kind = 'builder_payable'), 0) as "refundCents"
      from ledger_postings p join ledger_entries e on e.posting_id = p.id join ledger_accounts a on a.id = e.account_id
      where a.project_id = ${number} and p.kind in ('refund', 'dispute_resolution')
        and not exists (select from ledger_postings r where r.reverses = p.id) group by p.id) note
    where "invoicesCents" + "refundCents" > 0 order by length(posting), posting`)
  return noteRows.parse(rows).map(({ posting, ...note }) => {
    const totalCents = addCents(note.invoicesCents, note.refundCents)
    return { ...note, number: `CN-${posting}`, totalCents, priceCents: subtractCents(totalCents, note.taxCents) }
  })
}
export type CreditNotePaper = Awaited<ReturnType<typeof creditNotesOf>>[number]
