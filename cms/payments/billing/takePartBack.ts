import { cents, sumCents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { paymentTakenBack } from '@framewell/domain/notifications/events/payments'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../../notifications/notify'
import { isoTime } from '../../platform/database/isoTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { endAdvances } from '../factoring/endAdvances'
import { LedgerRefusal } from '../LedgerRefusal'
import { moneyChanged, projectFacts } from '../moneyChanged'
import { orderActions } from '../orderActions'
import { findPayouts } from '../payouts/findPayouts'
import { balancesOf } from '../projects/balances'
import { lockAnyProject, type StoredProject } from '../projects/findProject'
import { reversePosting } from '../reversePosting'
import { moveReceipt, type ReceiptAccount } from './bookReceipt'
import { findInvoices } from './projectInvoices'

const partRows = z.array(
  z.object({
    id: z.string(),
    lineId: z.string(),
    invoiceId: z.string().nullable(),
    invoice: z.string().nullable(),
    projectId: z.string(),
    amountCents: storedCentsSchema,
    postingId: z.coerce.number(),
    /** Framewell's account it came from. */
    source: z.enum(['bank', 'suspense', 'customer_credit']),
    by: z.string(),
    at: z.string(),
    takenBackBy: z.string().nullable(),
    takenBackReason: z.string().nullable(),
  }),
)
export type StoredPart = z.infer<typeof partRows>[number]

/** SQL: the part `x` is in force. */
export const IN_FORCE: SqlPart = sql`x.taken_back_at is null`

/** Parts `x` of payments that match a condition, in the order of their projects, as they are locked. */
export async function findParts(req: PayloadRequest, where: SqlPart): Promise<StoredPart[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select x.id, x.line_id as "lineId", x.invoice_id as "invoiceId", i.number as invoice, p.number as "projectId",
      x.amount_cents as "amountCents", x.posting_id as "postingId", x.decided_by as by, ${isoTime(sql`x.created_at`)} as at,
      x.taken_back_by as "takenBackBy", x.taken_back_reason as "takenBackReason",
      (select a.kind from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where e.posting_id = x.posting_id::bigint and a.project_id is null limit 1) as source
    from receipt_parts x join payment_projects p on p.id = x.project_id left join invoices i on i.id = x.invoice_id
    where ${where} order by p.number, x.created_at, x.id`)
  return partRows.parse(rows)
}

interface TakeBack {
  /** Where the money waits afterwards. */
  readonly to: Exclude<ReceiptAccount, 'bank'>
  readonly by: string
  readonly reason: string
}

/**
 * Takes a part of a payment off its invoice, or takes a refund back: its posting is reversed, the invoice is open again, and an order that
 * became active because of it waits. The caller holds the lock on runs.
 * @throws LedgerRefusal insufficientFunds when the money has gone on
 * @returns false for an invoice that is void because its order was canceled
 */
export async function takePartBack(req: PayloadRequest, part: StoredPart, { to, by, reason }: TakeBack): Promise<boolean> {
  const project = await lockAnyProject(req, part.projectId)
  if (!project) return false
  const taken =
    part.invoice === null ? await takeRefundBack(req, project, part, reason) : await openInvoiceAgain(req, project, part, reason)
  if (!taken) return false
  const db = await transactionOf(req)
  await db.execute(sql`
    update receipt_parts set taken_back_at = now(), taken_back_by = ${by}, taken_back_reason = ${reason}, updated_at = now() where id = ${part.id}`)
  await moveReceipt(req, part.lineId, part.source, to, part.amountCents)
  if (to === 'customer_credit')
    await db.execute(sql`
      update bank_lines set unapplied_cents = unapplied_cents + ${part.amountCents}, updated_at = now() where id = ${part.lineId}`)
  await moneyChanged(req, project)
  return true
}

/** A refund that waits in a run stays there: the run is canceled first. */
async function takeRefundBack(req: PayloadRequest, { number }: StoredProject, part: StoredPart, reason: string): Promise<boolean> {
  const waiting = await findPayouts(req, sql`p.number = ${number} and o.account = 'builder_payable' and o.status = 'waiting'`)
  const { builder_payable } = await balancesOf(req, number)
  const free = subtractCents(builder_payable, sumCents(waiting.map(({ amountCents }) => cents(amountCents))))
  if (part.amountCents > free) throw new LedgerRefusal('insufficientFunds', 'Builder refund', 'builder_payable')
  await reversePosting(req, part.postingId, reason)
  return true
}

async function openInvoiceAgain(req: PayloadRequest, project: StoredProject, part: StoredPart, reason: string): Promise<boolean> {
  const [invoice] = await findInvoices(req, sql`i.id = ${part.invoiceId} and i.status <> 'void'`)
  if (!invoice) return false
  const { number } = invoice
  await reversePosting(req, part.postingId, reason)
  const db = await transactionOf(req)
  await db.execute(sql`
    update invoices set paid_cents = paid_cents - ${part.amountCents}, updated_at = now(),
      paid_tax_cents = paid_tax_cents + (select coalesce(sum(e.amount_cents), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where e.posting_id = ${part.postingId} and a.kind in ('sales_tax', 'tax_receivable')),
      status = case when status <> 'paid' then status::text when issued_on is null then 'scheduled' else 'open' end::enum_invoices_status
    where id = ${invoice.id}`)
  await endAdvances(req, project.number, { reason: `A payment of ${number} was taken back: ${reason}` })
  const facts = { ...projectFacts(project), companies: [project.companyId], number, amountCents: part.amountCents }
  await notify(req, paymentTakenBack, facts)
  if (invoice.prepaid)
    await orderActions
      .get()
      .unfundedNow(req, project.number, `A payment of ${number} was booked here by mistake; it waits until the payment has arrived.`)
  return true
}
