import { paymentTermsSchema } from '@framewell/domain/credit/paymentTerms'
import { type Cents, cents } from '@framewell/domain/money/cents'
import { creditEntries, plannedInvoices } from '@framewell/domain/payments/invoices'
import { releasePolicySchema } from '@framewell/domain/payments/phases'
import { salesTaxSchema } from '@framewell/domain/tax/salesTax'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import { addInvoice } from '../billing/addInvoice'
import { post } from '../post'

/** What payments need of an order; an order's row fits. */
export interface OrderMoney {
  readonly number: string
  readonly title: string
  readonly company: string | { readonly id: string }
  readonly fabricator: string | { readonly id: string }
  readonly priceCents: Cents
  /** PaymentTerms as frozen into the order. */
  readonly terms: unknown
  /** ReleasePolicy as frozen into the order. */
  readonly releasePolicy: unknown
  /** SalesTax as frozen into the order; empty when its price is before tax. */
  readonly tax?: unknown
}

const idOf = (related: string | { readonly id: string }): string => (typeof related === 'string' ? related : related.id)

/**
 * Opens the money side of a signed order, in the caller's transaction: invoices of its price and sales tax by its terms, and the credit part
 * funded as trade credit. Its tax is charged now, a deposit's when it arrives.
 * The prepaid part reaches escrow only by a bank receipt.
 * @returns whether a payment must arrive before the order can become active
 */
export async function openProject(req: PayloadRequest, order: OrderMoney, now = new Date()): Promise<{ readonly fundsNeeded: boolean }> {
  const terms = paymentTermsSchema.parse(order.terms)
  const releasePolicy = releasePolicySchema.parse(order.releasePolicy)
  const tax = salesTaxSchema.nullable().parse(order.tax ?? null)
  const company = idOf(order.company)
  const { id } = await req.payload.db.create({
    collection: 'payment-projects',
    data: {
      number: order.number,
      title: order.title,
      company,
      fabricator: idOf(order.fabricator),
      priceCents: order.priceCents,
      refundedCents: cents(0),
      refundedTaxableCents: cents(0),
      tax,
      terms,
      releasePolicy,
      status: 'active',
      createdAt: now.toISOString(),
    },
    req,
  })
  const planned = plannedInvoices(order.priceCents, terms, tax?.taxCents)
  for (const invoice of planned)
    await addInvoice(req, { id: String(id), number: order.number, title: order.title, companyId: company }, invoice, now)
  const onCredit = planned.filter(({ prepaid }) => !prepaid)
  if (onCredit.length > 0)
    await post(req, {
      key: `credit:${order.number}`,
      kind: 'house_credit',
      description: 'Trade credit extended',
      entries: creditEntries(order.number, onCredit),
    })
  await recordAudit(req, {
    action: 'payment-project-open',
    subjectType: 'payment-projects',
    subjectId: order.number,
    after: { priceCents: order.priceCents, ...(tax && { taxCents: tax.taxCents }), terms },
  })
  return { fundsNeeded: planned.some(({ prepaid }) => prepaid) }
}
