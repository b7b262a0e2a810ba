import { paymentTermsSchema } from '@framewell/domain/credit/paymentTerms'
import { madeForRevision } from '@framewell/domain/framing/cutListCsv'
import { frozenOrderSchema } from '@framewell/domain/orders/frozenOrder'
import { type Order as OrderAnswer, type OrderRow, orderSourceSchema, signatureSchema } from '@framewell/domain/orders/order'
import { orderSite } from '@framewell/domain/orders/siteAddress'
import { progressPercentage } from '@framewell/domain/orders/stages'
import { hasNoShop } from '@framewell/domain/orders/transitions'
import { releasePolicySchema } from '@framewell/domain/payments/phases'
import { salesTaxSchema } from '@framewell/domain/tax/salesTax'
import { z } from 'zod'
import type { Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import { storedTextSchema } from './storedText'

const storedSchema = z.object({
  source: orderSourceSchema,
  tax: salesTaxSchema.nullable(),
  terms: paymentTermsSchema,
  releasePolicy: releasePolicySchema,
  frozen: frozenOrderSchema,
  form: storedTextSchema,
  signature: signatureSchema.nullable().default(null),
})

/** An order's stored data, validated. */
export function storedOrder({ source, tax, terms, releasePolicy, frozen, form, signature }: Order) {
  return storedSchema.parse({ source, tax: tax ?? null, terms, releasePolicy, frozen, form, signature: signature ?? null })
}

/** An order's revision, and the last one that changed its frame: a change order that leaves the frame alone keeps its cut list. */
export function revisionsOf({ revision, cutList }: Pick<Order, 'revision' | 'cutList'>): Pick<OrderAnswer, 'revision' | 'frameRevision'> {
  return { revision, frameRevision: Number(madeForRevision(cutList) ?? revision) }
}

/** A row of the list: the price comes from the side that sees it. @param days ISO times, by `expectedDays` */
export function orderRow(
  order: Omit<Order, 'frozen' | 'cutList' | 'priceCents'>,
  { priceCents }: Pick<OrderRow, 'priceCents'>,
  unread: number,
  days: Pick<OrderRow, 'expectedDelivery' | 'deliveredAt' | 'shipBy'>,
  review: OrderRow['review'],
): OrderRow {
  const { id, number, title, status, stage, companyName, fabricator, fabricatorName, deliverBy, placedAt } = order
  const { acceptBy, acceptedAt } = order
  return {
    id,
    number,
    title,
    status,
    stage,
    progressPercentage: progressPercentage(stage),
    companyName,
    fabricator: hasNoShop(order) ? null : { id: idOf(fabricator), name: fabricatorName },
    priceCents,
    siteAddress: orderSite(order),
    deliverBy,
    ...days,
    placedAt,
    acceptBy: status === 'active' && !acceptedAt ? (acceptBy ?? null) : null,
    unread,
    review,
    demo: order.demo ?? false,
  }
}
