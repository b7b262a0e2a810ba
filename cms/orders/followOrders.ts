import { deliveryWords } from '@framewell/domain/orders/deliveryDay'
import { productionMilestones } from '@framewell/domain/orders/productionMilestones'
import { productionProgress } from '@framewell/domain/production/milestones'
import type { Production } from '@framewell/domain/production/productionCalls'
import type { DesignLoads } from '@framewell/domain/structure/site'
import type { PayloadRequest } from 'payload'
import type { Order } from '../payload-types'
import { daysOf, orderStagesOf } from './orderStagesOf'
import { storedOrder } from './storedOrder'
import { orderedFrom } from './takeSource'

/** Productions of the plan picker; those that were ordered show the milestones of their orders. */
export async function followOrders(req: PayloadRequest, productions: readonly Production[], now: Date): Promise<Production[]> {
  const orders = await ordersFrom(
    req,
    productions.map(({ id }) => id),
  )
  return Promise.all(
    productions.map(async (production) => {
      const order = orders.get(production.id)
      if (!order) return production
      const review = production.milestones.find(({ id, status }) => id === 'design-review' && status === 'completed')
      const milestones = productionMilestones(order.stage, await orderStagesOf(req, order, now), review?.completedDate ?? null)
      return { ...production, milestones, progress: productionProgress(milestones), orderNumber: order.number }
    }),
  )
}

/** The order made from a quote, with its delivery in words; null for one without an order. */
export async function orderFromQuote(
  req: PayloadRequest,
  quoteId: string,
  now: Date,
): Promise<{ number: string; delivery: string } | null> {
  const order = (await ordersFrom(req, [quoteId])).get(quoteId)
  if (!order) return null
  const days = daysOf(await orderStagesOf(req, order, now))
  return { number: order.number, delivery: deliveryWords({ ...days, deliverBy: order.deliverBy, status: order.status }) }
}

/** The loads that the frame of a production's order is designed for: null for none, undefined without an order. */
export async function orderedDesignSite(req: PayloadRequest, productionId: string): Promise<DesignLoads | null | undefined> {
  const order = (await ordersFrom(req, [productionId])).get(productionId)
  return order && (storedOrder(order).frozen.layout.designSite ?? null)
}

/** The active (not canceled) orders made from these sources, by source. */
async function ordersFrom(req: PayloadRequest, sources: readonly string[]): Promise<ReadonlyMap<string, Order>> {
  const ids = await orderedFrom(req, sources)
  if (ids.size === 0) return new Map()
  const { docs } = await req.payload.db.find<Order>({
    collection: 'orders',
    where: { id: { in: [...new Set(ids.values())] } },
    pagination: false,
    limit: ids.size,
    req,
  })
  return new Map([...ids].flatMap(([source, id]) => docs.filter((order) => order.id === id).map((order) => [source, order])))
}
