import type { Cents } from '@framewell/domain/money/cents'
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
import { atStepTime, onDayOfPosting } from '../bankDay'
import { endAdvances } from '../factoring/endAdvances'
import { moneyChanged, projectFacts } from '../moneyChanged'
import { orderActions } from '../orderActions'
import { balancesOf } from '../projects/balances'
import { lockAnyProject, type StoredProject } from '../projects/findProject'
import { reversePosting } from '../reversePosting'
import { moveReceipt, type ReceiptAccount } from './bookReceipt'
import { issueReached } from './issueReached'
import { needRefund } from './needRefund'
import { findInvoices } from './projectInvoices'
import { creditFromRefund, fundFromRefund } from './withdrawRefund'

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
 * became active because of it waits. A refund that it had made is withdrawn. The payment is off the books from the day of that posting; what
 * follows from that counts now. The caller holds the lock on runs.
 * @throws LedgerRefusal insufficientFunds when the money has gone on
 */
export function takePartBack(req: PayloadRequest, part: StoredPart, how: TakeBack): Promise<void> {
  return atStepTime(req, () => takeBack(req, part, how))
}

async function takeBack(req: PayloadRequest, part: StoredPart, { to, by, reason }: TakeBack): Promise<void> {
  const project = await lockAnyProject(req, part.projectId)
  if (!project) throw new Error(`A payment on ${part.projectId} was found, and no such project`)
  await (part.invoice === null ? takeRefundBack(req, project, part, reason) : openInvoiceAgain(req, project, part, reason))
  const db = await transactionOf(req)
  await db.execute(sql`
    update receipt_parts set taken_back_at = now(), taken_back_by = ${by}, taken_back_reason = ${reason}, updated_at = now() where id = ${part.id}`)
  await onDayOfPosting(req, part.postingId, async () => {
    await moveReceipt(req, part.lineId, part.source, to, part.amountCents)
    if (to === 'customer_credit')
      await db.execute(sql`
        update bank_lines set unapplied_cents = unapplied_cents + ${part.amountCents}, updated_at = now() where id = ${part.lineId}`)
  })
  await moneyChanged(req, project)
}

async function takeRefundBack(req: PayloadRequest, { number }: StoredProject, part: StoredPart, reason: string): Promise<void> {
  await needRefund(req, number, part.amountCents)
  await reversePosting(req, part.postingId, reason)
}

/** The invoice is open again; one that is paid before fabrication stays void with its canceled order. */
async function openInvoiceAgain(req: PayloadRequest, project: StoredProject, part: StoredPart, reason: string): Promise<void> {
  const [invoice] = await findInvoices(req, sql`i.id = ${part.invoiceId}`)
  if (!invoice) throw new Error(`A payment of ${part.invoice} was found, and no such invoice`)
  const { number, prepaid } = invoice
  const isVoid = prepaid && project.status === 'closed'
  const taxCents = await taxPaidBy(req, part)
  const taken = { priceCents: subtractCents(part.amountCents, taxCents), taxCents }
  if (isVoid) await fundFromRefund(req, project, part, taken)
  const before = await balancesOf(req, project.number)
  await reversePosting(req, part.postingId, reason)
  const db = await transactionOf(req)
  await onDayOfPosting(req, part.postingId, () =>
    db.execute(sql`
      update invoices set paid_cents = paid_cents - ${part.amountCents}, updated_at = now(), paid_tax_cents = paid_tax_cents - ${taxCents},
        status = case when ${isVoid} then 'void' when status <> 'paid' then status::text when issued_on is null then 'scheduled'
          else 'open' end::enum_invoices_status
      where id = ${invoice.id}`),
  )
  if (!prepaid) {
    const { escrow_cash } = await balancesOf(req, project.number)
    await creditFromRefund(req, project, part, taken, subtractCents(before.escrow_cash, escrow_cash))
  }
  // One that was paid before its phase was complete.
  await issueReached(req, sql`p.id = ${project.id}`, new Date())
  await endAdvances(req, project.number, { reason: `A payment of ${number} was taken back: ${reason}` })
  const facts = { ...projectFacts(project), companies: [project.companyId], number, amountCents: part.amountCents }
  await notify(req, paymentTakenBack, facts)
  if (prepaid && !isVoid)
    await orderActions
      .get()
      .unfundedNow(req, project.number, `A payment of ${number} was booked here by mistake; it waits until the payment has arrived.`)
}

/** The sales tax in a part of a payment. */
async function taxPaidBy(req: PayloadRequest, { postingId }: StoredPart): Promise<Cents> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select coalesce(-sum(e.amount_cents), 0) as cents from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.posting_id = ${postingId} and a.kind in ('sales_tax', 'tax_receivable')`)
  return z.object({ cents: storedCentsSchema }).parse(rows[0]).cents
}
