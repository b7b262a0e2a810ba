import { type Cents, cents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { paymentBooked } from '@framewell/domain/notifications/events/payments'
import { type Allocation, type AllocationRefusal, allocateReceipt } from '@framewell/domain/payments/allocation'
import { HOUSE_ACCOUNTS, type HouseAccountName } from '@framewell/domain/payments/houseAccount'
import { openCents, openTaxCents } from '@framewell/domain/payments/invoices'
import { creditOwnAccount, creditProject, debitOwnAccount, moving } from '@framewell/domain/payments/posting'
import { taxInPayment } from '@framewell/domain/tax/salesTax'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../../notifications/notify'
import { transactionOf } from '../../platform/database/transactionOf'
import { holdReceived } from '../escrow/heldCash'
import { nthKey } from '../keysOfCause'
import { moneyChanged } from '../moneyChanged'
import { orderActions } from '../orderActions'
import { post } from '../post'
import { lockAnyProject } from '../projects/findProject'
import { findInvoices, type StoredInvoice } from './projectInvoices'

/** Where a payment is before it pays an invoice: in the operating account, in suspense, or a customer's credit. One in the escrow account is in suspense. */
export type ReceiptAccount = 'bank' | 'suspense' | 'customer_credit'

export interface ReceiptBooking {
  /** ID of the statement line. */
  readonly lineId: string
  readonly from: ReceiptAccount
  /** What of the line is not applied yet. */
  readonly availableCents: Cents
  readonly allocations: readonly Allocation[]
  /** The company that paid, once that is decided. */
  readonly customer?: string | undefined
  readonly by: string
  readonly reason?: string | undefined
}

/**
 * Books a payment on invoices, in part too: into escrow what was to be prepaid, against trade credit otherwise, and the sales tax in it as
 * tax. The rest becomes the
 * customer's credit. When everything that must be paid before fabrication is paid, the order becomes active. The caller holds the lock on
 * statements and the line. The builder hears of every payment.
 * @returns why it is refused, and of which invoice
 */
export async function bookReceipt(
  req: PayloadRequest,
  booking: ReceiptBooking,
): Promise<{ readonly refusal: AllocationRefusal; readonly invoice?: string } | undefined> {
  const { lineId, from, availableCents, allocations, customer } = booking
  const find = () => payableInvoices(req, allocations)
  const projects = [...new Set((await find()).map(({ projectNumber }) => projectNumber))].sort()
  for (const number of projects) await lockAnyProject(req, number)
  const invoices = await find()
  const payable = invoices.map((one) => ({ ...one, openCents: openCents(one) }))
  const outcome = allocateReceipt(availableCents, allocations, payable, customer)
  if ('refusal' in outcome) return outcome
  const { companyId, unappliedCents } = outcome
  const inEscrow = (await accountOfLine(req, lineId)) === 'escrow'
  for (const { invoice: number, amountCents } of allocations) {
    const invoice = payable.find((one) => one.number === number)
    if (!invoice) continue
    const priceCents = await payInvoice(req, booking, invoice, amountCents)
    if (inEscrow) await holdReceived(req, lineId, invoice.projectNumber, priceCents)
  }
  await keepCredit(req, { lineId, from, companyId, unappliedCents })
  const paid = allocations.map(({ invoice: number, amountCents }) => {
    const { projectNumber: projectId = '', openCents: open = cents(0) } = payable.find((one) => one.number === number) ?? {}
    return { number, projectId, amountCents, openCents: subtractCents(open, amountCents) }
  })
  if (from !== 'customer_credit')
    await notify(req, paymentBooked, { companies: [companyId], amountCents: availableCents, invoices: paid, creditCents: unappliedCents })
  for (const number of projects) {
    const project = await lockAnyProject(req, number)
    if (project) await moneyChanged(req, project)
    if (project && invoices.some((one) => one.projectNumber === number && one.prepaid)) await activateWhenFunded(req, project.id, number)
  }
  return undefined
}

/** Open or scheduled invoices that allocations name. */
function payableInvoices(req: PayloadRequest, allocations: readonly Allocation[]): Promise<StoredInvoice[]> {
  const numbers = JSON.stringify(allocations.map(({ invoice }) => invoice))
  return findInvoices(req, sql`i.status in ('open', 'scheduled') and i.number in (select jsonb_array_elements_text(${numbers}::jsonb))`)
}

const accountRow = z.object({ account: z.enum(HOUSE_ACCOUNTS) })

/** The bank account whose statement shows a movement. */
async function accountOfLine(req: PayloadRequest, lineId: string): Promise<HouseAccountName> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select house_account as account from bank_lines where id = ${lineId}`)
  return accountRow.parse(rows[0]).account
}

/** @returns what of it pays the price; the rest is sales tax */
async function payInvoice(
  req: PayloadRequest,
  { lineId, from, by, reason }: ReceiptBooking,
  invoice: StoredInvoice,
  amountCents: Cents,
): Promise<Cents> {
  const taxCents = taxInPayment(amountCents, openCents(invoice), openTaxCents(invoice))
  const [price, tax] = invoice.prepaid ? (['escrow', 'sales_tax'] as const) : (['receivable', 'tax_receivable'] as const)
  const priceCents = subtractCents(amountCents, taxCents)
  const { postingId } = await post(req, {
    key: await nthKey(req, 'receipt', lineId),
    kind: 'receipt',
    description: `Payment of invoice ${invoice.number}`,
    entries: moving([
      debitOwnAccount(from, amountCents),
      creditProject(invoice.projectNumber, price, priceCents),
      creditProject(invoice.projectNumber, tax, taxCents),
    ]),
  })
  const db = await transactionOf(req)
  await db.execute(sql`
    update invoices set paid_cents = paid_cents + ${amountCents}, paid_tax_cents = paid_tax_cents + ${taxCents}, updated_at = now(),
      status = case when amount_cents - credited_cents <= paid_cents + ${amountCents} then 'paid' else status end
    where id = ${invoice.id}`)
  await db.execute(sql`
    insert into receipt_parts (line_id, company_id, project_id, invoice_id, amount_cents, posting_id, decided_by, reason)
    values (${lineId}, ${invoice.companyId}, ${invoice.projectId}, ${invoice.id}, ${amountCents}, ${String(postingId)}, ${by}, ${reason ?? null})`)
  return priceCents
}

interface Credit {
  readonly lineId: string
  readonly from: ReceiptAccount
  readonly companyId: string
  readonly unappliedCents: Cents
}

/** What of a payment pays no invoice is its customer's credit. */
export async function keepCredit(req: PayloadRequest, { lineId, from, companyId, unappliedCents }: Credit): Promise<void> {
  if (from !== 'customer_credit') await moveReceipt(req, lineId, from, 'customer_credit', unappliedCents)
  const db = await transactionOf(req)
  await db.execute(sql`
    update bank_lines set company_id = ${companyId}, unapplied_cents = ${unappliedCents}, updated_at = now() where id = ${lineId}`)
}

/** Moves a payment, or a part of it, between the accounts where it waits. */
export async function moveReceipt(req: PayloadRequest, lineId: string, from: ReceiptAccount, to: ReceiptAccount, amount: Cents) {
  if (amount === 0 || from === to) return
  await post(req, {
    key: await nthKey(req, 'credit', lineId),
    kind: to === 'customer_credit' ? 'customer_credit' : 'unmatched_receipt',
    description: to === 'customer_credit' ? "A payment is the customer's credit" : 'A payment waits for a decision',
    entries: [debitOwnAccount(from, amount), creditOwnAccount(to, amount)],
  })
}

/** Makes the order active once every prepaid invoice is paid. */
export async function activateWhenFunded(req: PayloadRequest, projectId: string, number: string): Promise<void> {
  const open = await findInvoices(req, sql`i.project_id = ${projectId} and i.prepaid and i.status in ('open', 'scheduled')`)
  if (open.length === 0) await orderActions.get().fundedNow(req, number)
}
