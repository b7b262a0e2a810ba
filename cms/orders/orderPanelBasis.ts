import { type PanelBasis, panelBasisSchema } from '@framewell/domain/framing/panelLimits'
import type { PayloadRequest } from 'payload'
import { shopPanelBasis } from '../network/shopPanelBasis'
import type { Fabricator, Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'

/** What an order's shop makes panels by today: stored with the order when the shop accepts it. */
export async function currentPanelBasis(req: PayloadRequest, { fabricator }: Order): Promise<PanelBasis> {
  const shop = await req.payload.db.findOne<Fabricator>({ collection: 'fabricators', where: { id: { equals: idOf(fabricator) } }, req })
  return shopPanelBasis({ panelLimits: shop?.panelLimits ?? null, rollFormers: shop?.rollFormers ?? null })
}

/** What an order's panels are made by; null for one accepted before limits were kept, whose walls are whole. */
export async function orderPanelBasis(req: PayloadRequest, order: Order): Promise<PanelBasis | null> {
  return order.acceptedAt ? panelBasisSchema.nullable().parse(order.panelBasis ?? null) : currentPanelBasis(req, order)
}
