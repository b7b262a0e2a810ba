import { companyAudience, linkAudience, OPERATORS } from '@framewell/domain/notifications/audience'
import { orderSourceSchema } from '@framewell/domain/orders/order'
import { hasNoShop } from '@framewell/domain/orders/transitions'
import type { PayloadRequest } from 'payload'
import type { Fabricator, Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import { changed } from '../platform/live/changed'

/** The builder's company, and the shop's if it has members; an order may have no shop (`hasNoShop`). */
export async function companiesIn(req: PayloadRequest, order: Order): Promise<{ readonly builder: string; readonly shop: string | null }> {
  const builder = idOf(order.company)
  if (hasNoShop(order)) return { builder, shop: null }
  const where = { id: { equals: idOf(order.fabricator) } }
  const shop = await req.payload.db.findOne<Fabricator>({ collection: 'fabricators', where, req })
  return { builder, shop: shop?.company ? idOf(shop.company) : null }
}

/** Refreshes the open screens of an order's parties, and of everybody with the private link it was made from, after the commit. */
export async function orderMoved(req: PayloadRequest, order: Order): Promise<void> {
  const { builder, shop } = await companiesIn(req, order)
  const parties = [OPERATORS, companyAudience(builder), ...(shop ? [companyAudience(shop)] : [])]
  // A change order may have taken another source than it was placed from.
  const links = new Set([order.sourceId, orderSourceSchema.parse(order.source).id])
  await changed(req, 'orders', order.id, [...parties, ...[...links].map(linkAudience)])
}
