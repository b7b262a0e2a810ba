import { cents } from '@framewell/domain/money/cents'
import { minCents } from '@framewell/domain/money/differences'
import { suggestAllocations } from '@framewell/domain/payments/allocation'
import { allocationMore, receiptWords } from '@framewell/domain/payments/bookedLine'
import { openCents } from '@framewell/domain/payments/invoices'
import { creditProject, debitOwnAccount } from '@framewell/domain/payments/posting'
import type {
  applyCredit as applyCall,
  Receipt,
  getReceipt as receiptCall,
  refundCredit as refundCall,
  takePartBack as takeBackCall,
} from '@framewell/domain/payments/receiptCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lock } from '../../platform/database/lock'
import { lockRow } from '../../platform/database/lockRow'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { changed } from '../../platform/live/changed'
import { findLines } from '../bank/storedStatement'
import { holdReceived } from '../escrow/heldCash'
import { nthKey } from '../keysOfCause'
import { LedgerRefusal } from '../LedgerRefusal'
import { moneyChanged } from '../moneyChanged'
import { post } from '../post'
import { balancesOf } from '../projects/balances'
import { lockAnyProject } from '../projects/findProject'
import { bookReceipt } from './bookReceipt'
import { findInvoices } from './projectInvoices'
import { findParts, IN_FORCE, takePartBack } from './takePartBack'

const MAX_OPEN_INVOICES = 200

export const getReceipt: Operation<typeof receiptCall> = async ({ req, refuse }, { id }) => {
  const receipt = await receiptOf(req, id)
  if (!receipt) throw refuse('notFound')
  return { receipt }
}

/** A payment, its parts, and the invoices that what is left of it may pay. */
async function receiptOf(req: PayloadRequest, id: string): Promise<Receipt | undefined> {
  const [line] = await findLines(req, sql`l.id = ${id} and l.amount_cents > 0`)
  if (!line) return undefined
  const left = line.status === 'unmatched' ? line.amountCents : line.unappliedCents
  const ofCustomer = line.companyId === null ? sql`true` : sql`i.company_id = ${line.companyId}`
  const invoices =
    left === 0
      ? []
      : (
          await findInvoices(req, sql`i.status in ('open', 'scheduled') and ${ofCustomer}`, sql`order by i.due_on nulls last, i.number`)
        ).map((invoice) => ({ ...invoice, openCents: openCents(invoice) }))
  return {
    line,
    customers: line.status === 'unmatched' ? await customersOf(req) : [],
    parts: (await findParts(req, sql`x.line_id = ${id}`)).map(
      ({ lineId: _, source: __, postingId: ___, invoiceId: ____, ...part }) => part,
    ),
    suggestions: suggestAllocations({ ...line, amountCents: cents(left) }, invoices).map(({ allocations, ...one }) => ({
      ...one,
      allocations: [...allocations],
    })),
    openInvoices: invoices
      .slice(0, MAX_OPEN_INVOICES)
      .map(({ number, companyId, builder, openCents: open, dueOn }) => ({ number, companyId, builder, openCents: open, dueOn })),
  }
}

async function customersOf(req: PayloadRequest) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select c.id, c.name from companies c where exists (select from payment_projects p where p.company_id = c.id) order by c.name, c.id`)
  return z.array(z.object({ id: z.string(), name: z.string() })).parse(rows)
}

export const applyCredit: Operation<typeof applyCall> = async ({ req, refuse, session }, { id, allocations, reason }) => {
  const line = await lockReceipt(req, id)
  if (!line) throw refuse('notFound')
  if (line.companyId === null || line.unappliedCents === 0) throw refuse('noCredit')
  const refusal = await bookReceipt(req, {
    lineId: id,
    from: 'customer_credit',
    availableCents: cents(line.unappliedCents),
    allocations,
    customer: line.companyId,
    by: session?.name ?? '',
    reason,
  })
  if (refusal) throw refuse(refusal.refusal, allocationMore(refusal.invoice))
  await recordAudit(req, { action: 'credit-apply', subjectType: 'bank-lines', subjectId: id, after: { allocations }, reason })
  return { receipt: await changedReceipt(req, id) }
}

export const refundCredit: Operation<typeof refundCall> = async ({ req, refuse, session }, { id, amountCents, reason }) => {
  const line = await lockReceipt(req, id)
  if (!line) throw refuse('notFound')
  if (line.companyId === null || amountCents > line.unappliedCents) throw refuse('noCredit')
  const number = await orderToRefundUnder(req, id, line.companyId)
  const project = number === undefined ? null : await lockAnyProject(req, number)
  if (!project) throw refuse('noOrder')
  const { postingId } = await post(req, {
    key: await nthKey(req, 'receipt', id),
    kind: 'credit_refund',
    description: `Credit of ${line.bankReference} to be refunded`.slice(0, 500),
    entries: [debitOwnAccount('customer_credit', amountCents), creditProject(project.number, 'builder_payable', amountCents)],
  })
  if (line.houseAccount === 'escrow')
    await holdReceived(req, id, project.number, minCents(amountCents, (await balancesOf(req, null)).escrow_bank))
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into receipt_parts (line_id, company_id, project_id, amount_cents, posting_id, decided_by, reason)
    values (${id}, ${line.companyId}, ${project.id}, ${amountCents}, ${String(postingId)}, ${session?.name ?? ''}, ${reason})`)
  await db.execute(sql`
    update bank_lines set unapplied_cents = unapplied_cents - ${amountCents}, updated_at = now() where id = ${id}`)
  await recordAudit(req, { action: 'credit-refund', subjectType: 'bank-lines', subjectId: id, after: { amountCents }, reason })
  await moneyChanged(req, project)
  return { receipt: await changedReceipt(req, id) }
}

export const undoPart: Operation<typeof takeBackCall> = async ({ req, refuse, session }, { id, reason }) => {
  const [named] = await findParts(req, sql`x.id = ${id}`)
  if (!named) throw refuse('notFound')
  await lockReceipt(req, named.lineId)
  const [part] = await findParts(req, sql`x.id = ${id} and ${IN_FORCE}`)
  if (!part) throw refuse('notTakenBack')
  try {
    await takePartBack(req, part, { to: 'customer_credit', by: session?.name ?? '', reason })
  } catch (error) {
    if (error instanceof LedgerRefusal && error.code === 'insufficientFunds') throw refuse('bankShort', { detail: error.message })
    throw error
  }
  await recordAudit(req, {
    action: 'receipt-part-undo',
    subjectType: 'bank-lines',
    subjectId: part.lineId,
    before: { invoice: part.invoice, amountCents: part.amountCents },
    reason,
  })
  return { receipt: await changedReceipt(req, part.lineId) }
}

/** Locks a payment in the order of imports. @returns its line; undefined when there is none */
async function lockReceipt(req: PayloadRequest, id: string) {
  await lock(req, 'bank-statements')
  await lock(req, 'payout-runs')
  await lockRow(req, 'bank-lines', id)
  const [line] = await findLines(req, sql`l.id = ${id} and l.amount_cents > 0`)
  return line
}

/** The order of the payment's last invoice, or the customer's newest one. */
async function orderToRefundUnder(req: PayloadRequest, lineId: string, companyId: string): Promise<string | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select p.number from payment_projects p where p.company_id = ${companyId}
    order by (select max(x.created_at) from receipt_parts x where x.project_id = p.id and x.line_id = ${lineId}) desc nulls last, p.created_at desc limit 1`)
  return z.object({ number: z.string() }).optional().parse(rows[0])?.number
}

/** Names the invoices the payment pays now, and tells open screens. */
async function changedReceipt(req: PayloadRequest, id: string): Promise<Receipt> {
  const parts = await findParts(req, sql`x.line_id = ${id} and ${IN_FORCE}`)
  const invoices = [...new Set(parts.flatMap(({ invoice }) => invoice ?? []))]
  const db = await transactionOf(req)
  await db.execute(sql`
    update bank_lines set matched_to = ${receiptWords(invoices.map((invoice) => ({ invoice })))}, updated_at = now() where id = ${id}`)
  await changed(req, 'payments', '')
  const receipt = await receiptOf(req, id)
  if (!receipt) throw new Error('A payment was changed and cannot be found')
  return receipt
}
