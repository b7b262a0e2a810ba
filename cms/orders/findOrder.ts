import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { ORDER_NUMBER } from '@framewell/domain/orders/order'
import { hasNoShop } from '@framewell/domain/orders/transitions'
import type { PayloadRequest, Where } from 'payload'
import { companiesOf } from '../parties/companyOf'
import type { Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import { lockRow } from '../platform/database/lockRow'
import type { Refusing } from '../platform/http/calls/callContext'
import { hasRole } from '../platform/sessions/access'

/** An order and the party that views it. */
export interface SeenOrder {
  readonly order: Order
  readonly seenAs: 'builder' | 'fabricator' | 'operator'
}

/** An order by its number or ID, without an access check; null if there is none. */
export function findOrder(req: PayloadRequest, orderId: string): Promise<Order | null> {
  const where: Where = ORDER_NUMBER.test(orderId) ? { number: { equals: orderId } } : { id: { equals: orderId } }
  return req.payload.db.findOne<Order>({ collection: 'orders', where, req })
}

/** @throws CallProblem unknownOrder both for an order that does not exist and for one that is not theirs. */
export async function openOrder({ req, refuse }: Refusing<'unknownOrder'>, orderId: string): Promise<SeenOrder> {
  const order = await findOrder(req, orderId)
  const seenAs = order && (await partyIn(req, order))
  if (!order || !seenAs) throw refuse('unknownOrder')
  return { order, seenAs }
}

/** Like openOrder, and locks the order until the transaction ends. */
export async function openOrderForChange(context: Refusing<'unknownOrder'>, orderId: string): Promise<SeenOrder> {
  const seen = await openOrder(context, orderId)
  await lockRow(context.req, 'orders', seen.order.id)
  return openOrder(context, seen.order.id)
}

/** For operations of other features: locks the order with this number; null if there is none. */
export async function orderForUpdate(req: PayloadRequest, number: string): Promise<Order | null> {
  const found = await findOrder(req, number)
  if (!found || !(await lockRow(req, 'orders', found.id))) return null
  return findOrder(req, number)
}

/** As which party the request's person sees an order; null for everybody else. */
export async function partyIn(req: PayloadRequest, order: Order): Promise<SeenOrder['seenAs'] | null> {
  if (hasRole(req, OPERATOR_ROLES)) return 'operator'
  const companies = (await companiesOf(req)).map(({ id }) => id)
  if (companies.length === 0) return null
  if (companies.includes(idOf(order.company))) return 'builder'
  if (hasNoShop(order)) return null
  const [shop] = (
    await req.payload.db.find({
      collection: 'fabricators',
      where: { and: [{ id: { equals: idOf(order.fabricator) } }, { company: { in: companies } }] },
      limit: 1,
      pagination: false,
      req,
    })
  ).docs
  return shop ? 'fabricator' : null
}
