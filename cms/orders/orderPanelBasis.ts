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

/** What an order's panels are made by: fixed when its shop accepts it. */
export async function orderPanelBasis(req: PayloadRequest, order: Order): Promise<PanelBasis> {
  return order.acceptedAt ? panelBasisSchema.parse(order.panelBasis) : currentPanelBasis(req, order)
}
