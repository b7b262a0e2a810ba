import { type PanelBasis, storedPanelBasisSchema } from '@framewell/domain/framing/panelLimits'
import type { PayloadRequest } from 'payload'
import { shopPanelBasis } from '../network/shopPanelBasis'
import type { Fabricator, Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'

/** What an order's shop makes panels by today: stored with the order when the shop accepts it. */
export async function currentPanelBasis(req: PayloadRequest, { fabricator }: Order): Promise<PanelBasis> {
  const shop = await req.payload.db.findOne<Fabricator>({ collection: 'fabricators', where: { id: { equals: idOf(fabricator) } }, req })
  return shopPanelBasis({ panelLimits: shop?.panelLimits ?? null })
}

/** What an order's panels are cut by; null for one accepted before limits were kept, whose walls are whole. */
export async function orderPanelBasis(req: PayloadRequest, order: Order): Promise<PanelBasis | null> {
  if (!order.acceptedAt) return currentPanelBasis(req, order)
  return storedPanelBasisSchema.nullable().parse(order.panelBasis ?? null)
}
