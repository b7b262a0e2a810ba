import { addCents, type Cents, cents } from '@framewell/domain/money/cents'
import { maxCents, minCents, negateCents, subtractCents } from '@framewell/domain/money/differences'
import type { ChangedBill } from '@framewell/domain/orders/changeBill'
import type { TaxedAmount } from '@framewell/domain/payments/creditNote'
import { creditEntries, plannedInvoices } from '@framewell/domain/payments/invoices'
import { lowerBill } from '@framewell/domain/payments/lowerBill'
import { debitProject, moving } from '@framewell/domain/payments/posting'
import { policyAfterChange } from '@framewell/domain/payments/releasePhase'
import { type SalesTax, salesTaxSchema, taxOfChange } from '@framewell/domain/tax/salesTax'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import { transactionOf } from '../../platform/database/transactionOf'
import { addInvoice } from '../billing/addInvoice'
import { activateWhenFunded } from '../billing/bookReceipt'
import { endAdvances } from '../factoring/endAdvances'
import { post } from '../post'
import { balancesOf } from './balances'
import { creditEach, PREPAID, UNPAID, unpaidOf } from './creditInvoices'
import { lockAnyProject, type StoredProject } from './findProject'

/**
 * Applies a change order that both sides accepted before fabrication, in the caller's transaction. An increase of the price or of its sales
 * tax is billed by the order's terms: its deposit before fabrication, the rest with the invoices of its milestones. A decrease lowers each unpaid
 * invoice to its share of the new price; what was paid beyond a share comes off the others, then is refunded to the builder. An accepted price of the shop changes in proportion.
 * @param order `title`: what is ordered now, when that changes; `tax`: its new SalesTax, when it has one
 * @param differenceCents change of the price
 * @returns whether a payment must arrive before the order can become active
 */
export async function amendProject(
  req: PayloadRequest,
  order: { readonly number: string; readonly title?: string; readonly tax?: unknown },
  differenceCents: Cents,
  now = new Date(),
): Promise<{ readonly fundsNeeded: boolean }> {
  const locked = await lockAnyProject(req, order.number)
  const project = locked && { ...locked, title: order.title ?? locked.title }
  if (project?.status !== 'active') throw new Error(`${order.number} has no open project to amend`)
  if (project.completed.length > 0) throw new Error(`${order.number} is in fabrication: its price no longer changes`)
  const tax = project.tax && salesTaxSchema.parse(order.tax ?? project.tax)
  const taxDifferenceCents = project.tax && tax ? await taxDifference(req, project, project.tax, tax) : cents(0)
  const priceCents = addCents(project.priceCents, differenceCents)
  const releasePolicy = policyAfterChange(project.releasePolicy, project.priceCents, priceCents)
  const db = await transactionOf(req)
  await db.execute(
    sql`update payment_projects set price_cents = ${priceCents}, title = ${project.title}, tax = ${JSON.stringify(tax)}::jsonb, release_policy = ${JSON.stringify(releasePolicy)}::jsonb,
      updated_at = now() where id = ${project.id}`,
  )
  const { rows } = await db.execute(sql`
    select count(*)::int as n from audit_records where action = 'payment-project-amend' and subject_id = ${project.number}`)
  const key = `amend:${project.number}:${Number(rows[0]?.n) + 1}`
  const more = { priceCents: maxCents(cents(0), differenceCents), taxCents: maxCents(cents(0), taxDifferenceCents) }
  if (more.priceCents + more.taxCents > 0) await add(more)
  const less = { priceCents: subtractCents(more.priceCents, differenceCents), taxCents: subtractCents(more.taxCents, taxDifferenceCents) }
  if (less.priceCents + less.taxCents > 0) await takeOff(less)
  await endAdvances(req, project.number, { reason: 'A change order lowered the price' })
  await recordAudit(req, {
    action: 'payment-project-amend',
    subjectType: 'payment-projects',
    subjectId: project.number,
    before: { priceCents: project.priceCents, ...(project.tax && { taxCents: project.tax.taxCents }) },
    after: { priceCents, ...(tax && { taxCents: tax.taxCents }) },
  })
  const open = await db.execute(sql`select 1 from invoices where project_id = ${project.id} and prepaid and status = 'open' limit 1`)
  if (open.rows.length === 0) await activateWhenFunded(req, project.id, project.number)
  return { fundsNeeded: open.rows.length > 0 }

  async function add({ priceCents, taxCents }: TaxedAmount): Promise<void> {
    if (!project) return
    const planned = plannedInvoices(priceCents, project.terms, taxCents)
    for (const invoice of planned) await addInvoice(req, project, invoice.prepaid ? { ...invoice, kind: 'change' } : invoice, now)
    const onCredit = planned.filter(({ prepaid }) => !prepaid)
    if (onCredit.length === 0) return
    await post(req, {
      key,
      kind: 'house_credit',
      description: 'Trade credit extended for a change order',
      entries: creditEntries(project.number, onCredit),
    })
  }

  async function takeOff(less: TaxedAmount): Promise<void> {
    if (!project) return
    const { credited, left, entries } = (await lowering(req, project, { priceCents, tax }, less)).lowered
    await creditEach(req, credited)
    if (left.priceCents + left.taxCents === 0) return
    await post(req, {
      key: more.priceCents + more.taxCents > 0 ? `${key}:less` : key,
      kind: 'refund',
      description: 'A change order took this off the price',
      entries: moving([debitProject(project.number, 'escrow', left.priceCents), ...entries]),
    })
  }
}

interface Changed {
  readonly priceCents: Cents
  readonly tax: SalesTax | null
}

async function lowering(req: PayloadRequest, project: StoredProject, after: Changed, less: TaxedAmount) {
  const unpaid = await unpaidOf(req, project.id, UNPAID)
  const taxed = ({ priceCents, tax }: Changed) => ({ priceCents, taxCents: tax?.taxCents ?? cents(0) })
  const { number, terms } = project
  const open = await balancesOf(req, number)
  return { unpaid, lowered: lowerBill({ projectId: number, terms, before: taxed(project), after: taxed(after), less, unpaid, open }) }
}

/**
 * What a change order would do now to the invoices that an order has, and what it would refund. An increase is billed on invoices of its own.
 * @param after price and tax with the change
 */
export async function changedBill(req: PayloadRequest, number: string, after: Changed): Promise<ChangedBill> {
  const project = await lockAnyProject(req, number)
  if (!project) return { invoices: [], refundCents: cents(0) }
  const taxDifferenceCents = project.tax && after.tax ? await taxDifference(req, project, project.tax, after.tax) : cents(0)
  const less = {
    priceCents: maxCents(cents(0), subtractCents(project.priceCents, after.priceCents)),
    taxCents: maxCents(cents(0), negateCents(taxDifferenceCents)),
  }
  const { unpaid, lowered } = await lowering(req, project, after, less)
  const invoices = unpaid.flatMap(({ id, number: invoice, kind, billedCents }) => {
    const taken = lowered.credited.find((one) => one.id === id)
    if (!taken) return []
    return [{ number: invoice, kind, beforeCents: billedCents, afterCents: subtractCents(billedCents, taken.priceCents, taken.taxCents) }]
  })
  return { invoices: invoices.toSorted((a, b) => a.number.localeCompare(b.number)), refundCents: lowered.refundCents }
}

/**
 * What a change of a project's price charges of tax, or takes back. After refunds in one rounding with them, but never against the direction of the
 * tax that both sides signed: a change that leaves it as it is moves no cent that refunds were rounded by.
 */
async function taxDifference(req: PayloadRequest, project: StoredProject, before: SalesTax, after: SalesTax): Promise<Cents> {
  const signed = subtractCents(after.taxCents, before.taxCents)
  if (project.refundedCents === 0 || signed === 0) return signed
  const { sales_tax } = await balancesOf(req, project.number)
  const unpaid = await unpaidOf(req, project.id, PREPAID)
  const rounded = taxOfChange(after, project.refundedTaxableCents, addCents(sales_tax, ...unpaid.map(({ taxCents }) => taxCents)))
  return signed > 0 ? maxCents(cents(0), rounded) : minCents(cents(0), rounded)
}
