import { paymentTermsSchema } from '@framewell/domain/credit/paymentTerms'
import { frozenOrderSchema } from '@framewell/domain/orders/frozenOrder'
import { orderSourceSchema } from '@framewell/domain/orders/order'
import { orderForm } from '@framewell/domain/orders/orderForm'
import { orderPayment } from '@framewell/domain/orders/orderPayment'
import { orderSite } from '@framewell/domain/orders/siteAddress'
import { phaseDaysOf, releasePolicySchema } from '@framewell/domain/payments/phases'
import { salesTaxSchema } from '@framewell/domain/tax/salesTax'
import { signable } from '../parties/signable'
import type { Order } from '../payload-types'

type Formed = Pick<
  Order,
  | 'number'
  | 'companyName'
  | 'title'
  | 'source'
  | 'priceCents'
  | 'tax'
  | 'terms'
  | 'releasePolicy'
  | 'frozen'
  | 'steelPounds'
  | 'siteAddress'
  | 'siteZip'
  | 'deliverBy'
  | 'fabricatorName'
>

/** The current order form of an order, with the hash that is signed. */
export function formOf(order: Formed) {
  const terms = paymentTermsSchema.parse(order.terms)
  const phaseDays = phaseDaysOf(releasePolicySchema.parse(order.releasePolicy))
  const tax = salesTaxSchema.nullable().parse(order.tax ?? null)
  const { lines, priceBookVersion, warnings, layout } = frozenOrderSchema.parse(order.frozen)
  const { number, companyName, title, priceCents, steelPounds, deliverBy, fabricatorName } = order
  return signable(
    orderForm({
      number,
      companyName,
      title,
      source: orderSourceSchema.parse(order.source).words,
      priceBookVersion,
      lines,
      priceCents,
      tax,
      depositCents: orderPayment(priceCents, terms, tax?.taxCents).depositCents,
      terms,
      phaseDays,
      steelPounds,
      designSite: layout.designSite ?? null,
      site: orderSite(order),
      deliverBy,
      fabricatorName,
      warnings,
    }),
  )
}
