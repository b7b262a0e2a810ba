import { ORDER_STAGE_LABELS, ORDER_STATUS_LABELS } from '@framewell/domain/orders/stages'
import { trackingPath } from '@framewell/domain/orders/trackingPath'
import type { OwnThingSource } from '../parties/ownThings'

/** Orders that the companies placed, and those their shops make. */
export const ownOrders: OwnThingSource = async ({ req, company, options }) => {
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { or: [{ company }, { 'fabricator.company': company }] },
    ...options,
  })
  return docs.map((stored) => ({
    kind: 'order' as const,
    id: stored.id,
    title: `${stored.number}: ${stored.title}`,
    state: stored.status === 'active' ? ORDER_STAGE_LABELS[stored.stage] : ORDER_STATUS_LABELS[stored.status],
    amountCents: stored.priceCents,
    at: stored.placedAt,
    path: trackingPath(stored.number),
  }))
}
