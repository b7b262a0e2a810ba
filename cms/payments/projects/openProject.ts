import { paymentTermsSchema } from '@framewell/domain/credit/paymentTerms'
import { type Cents, cents, sumCents } from '@framewell/domain/money/cents'
import { plannedInvoices } from '@framewell/domain/payments/invoices'
import { releasePolicySchema } from '@framewell/domain/payments/phases'
import { creditProject, debitProject } from '@framewell/domain/payments/posting'
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
}

const idOf = (related: string | { readonly id: string }): string => (typeof related === 'string' ? related : related.id)

/**
 * Opens the money side of a signed order, in the caller's transaction: invoices by its terms, and the credit part funded as trade credit.
 * The prepaid part reaches escrow only by a bank receipt.
 * @returns whether a payment must arrive before the order can become active
 */
export async function openProject(req: PayloadRequest, order: OrderMoney, now = new Date()): Promise<{ readonly fundsNeeded: boolean }> {
  const terms = paymentTermsSchema.parse(order.terms)
  const releasePolicy = releasePolicySchema.parse(order.releasePolicy)
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
      terms,
      releasePolicy,
      status: 'active',
    },
    req,
  })
  const planned = plannedInvoices(order.priceCents, terms)
  for (const invoice of planned)
    await addInvoice(req, { id: String(id), number: order.number, title: order.title, companyId: company }, invoice, terms, now)
  const onCredit = sumCents(planned.filter(({ prepaid }) => !prepaid).map(({ amountCents }) => amountCents))
  if (onCredit > 0)
    await post(req, {
      key: `credit:${order.number}`,
      kind: 'house_credit',
      description: 'Trade credit extended',
      entries: [debitProject(order.number, 'receivable', onCredit), creditProject(order.number, 'escrow', onCredit)],
    })
  await recordAudit(req, {
    action: 'payment-project-open',
    subjectType: 'payment-projects',
    subjectId: order.number,
    after: { priceCents: order.priceCents, terms },
  })
  return { fundsNeeded: planned.some(({ prepaid }) => prepaid) }
}
