import { OPEN_STATUSES } from '@framewell/domain/orders/stages'
import { canBeRerouted, hasNoShop } from '@framewell/domain/orders/transitions'
import { z } from 'zod'
import type { Fabricator, Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import { defineJob } from '../platform/jobs/defineJob'
import { eachInTransaction } from '../platform/jobs/eachInTransaction'
import { orderForUpdate } from './findOrder'
import { SYSTEM } from './recordEvent'
import { rerouteOrder } from './rerouteOrder'

/**
 * Runs when a shop leaves the network: its orders that are not in fabrication go to other shops, each in its own transaction. Does nothing
 * if the shop is active again.
 */
export const rerouteShopOrders = defineJob({
  name: 'reroute-shop-orders',
  input: z.object({ fabricator: z.string(), reason: z.string() }),
  run: async ({ req, input: { fabricator, reason } }) => {
    const shop = await req.payload.db.findOne<Fabricator>({ collection: 'fabricators', where: { id: { equals: fabricator } }, req })
    if (!shop || shop.status === 'active') return
    const { docs } = await req.payload.db.find<Order>({
      collection: 'orders',
      where: { and: [{ fabricator: { equals: fabricator } }, { status: { in: [...OPEN_STATUSES] } }] },
      sort: 'number',
      pagination: false,
      limit: 1000,
      req,
    })
    const now = new Date()
    const numbers = docs.filter(canBeRerouted).map(({ number }) => ({ number }))
    await eachInTransaction(req.payload, numbers, async (each, { number }) => {
      const order = await orderForUpdate(each, number)
      if (!order || !canBeRerouted(order) || hasNoShop(order) || idOf(order.fabricator) !== fabricator) return
      await rerouteOrder(each, order, { reason: `${shop.name} is ${shop.status}. ${reason}`, actor: SYSTEM, givenUp: false }, now)
    })
  },
})
