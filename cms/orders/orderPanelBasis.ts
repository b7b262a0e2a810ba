import { type PanelBasis, storedPanelBasisSchema } from '@framewell/domain/framing/panelLimits'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { shopPanelBasis } from '../network/shopPanelBasis'
import type { Fabricator, Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'

/** What an order's shop makes panels by today: stored with the order when the shop accepts it. */
export async function currentPanelBasis(req: PayloadRequest, { fabricator }: Order): Promise<PanelBasis> {
  const shop = await req.payload.db.findOne<Fabricator>({ collection: 'fabricators', where: { id: { equals: idOf(fabricator) } }, req })
  return shopPanelBasis({ panelLimits: shop?.panelLimits ?? null, rollFormers: shop?.rollFormers ?? null })
}

const keepsHoles = z.looseObject({ serviceHolesMm: z.array(z.number()) })

/**
 * What an order's panels are made by; null for one accepted before limits were kept, whose walls are whole. One accepted before its service
 * holes were kept has those of its shop's machines today.
 */
export async function orderPanelBasis(req: PayloadRequest, order: Order): Promise<PanelBasis | null> {
  if (!order.acceptedAt) return currentPanelBasis(req, order)
  const basis = storedPanelBasisSchema.nullable().parse(order.panelBasis ?? null)
  if (!basis || keepsHoles.safeParse(order.panelBasis).success) return basis
  return { ...basis, serviceHolesMm: (await currentPanelBasis(req, order)).serviceHolesMm }
}
