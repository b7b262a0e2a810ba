import { ORDER_STAGE_LABELS, ORDER_STATUS_LABELS } from '@framewell/domain/orders/stages'
import { trackingPath } from '@framewell/domain/orders/trackingPath'
import { WITH_SHOP } from '../network/withoutShop'
import type { OwnThingSource } from '../parties/ownThings'
import { pricesSeen } from './pricesSeen'

/** Orders that the companies placed, and those their shops make. */
export const ownOrders: OwnThingSource = async ({ req, company, companyIds, options, now }) => {
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { or: [{ company }, { and: [{ 'fabricator.company': company }, WITH_SHOP] }] },
    ...options,
  })
  const prices = await pricesSeen(req, companyIds, docs, now)
  return docs.map((stored) => ({
    kind: 'order' as const,
    id: stored.id,
    title: `${stored.number}: ${stored.title}`,
    state: stored.status === 'active' ? ORDER_STAGE_LABELS[stored.stage] : ORDER_STATUS_LABELS[stored.status],
    amountCents: prices.get(stored.id) ?? null,
    at: stored.placedAt,
    path: trackingPath(stored.number),
  }))
}
