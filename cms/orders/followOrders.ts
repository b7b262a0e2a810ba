import type { CallOutput } from '@framewell/domain/http/defineCall'
import { deliveryWords } from '@framewell/domain/orders/deliveryDay'
import { productionMilestones } from '@framewell/domain/orders/productionMilestones'
import { productionProgress } from '@framewell/domain/production/milestones'
import type { Production } from '@framewell/domain/production/productionCalls'
import type { getQuote } from '@framewell/domain/quotes/quoteCalls'
import type { DesignLoads } from '@framewell/domain/structure/site'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Order } from '../payload-types'
import { transactionOf } from '../platform/database/transactionOf'
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

/** What has a quote: the change order that proposes it and waits for signatures, or an order, with its delivery in words. */
export async function orderFromQuote(
  req: PayloadRequest,
  quoteId: string,
  now: Date,
): Promise<Pick<CallOutput<typeof getQuote>, 'order' | 'proposed'>> {
  const proposed = await proposedIn(req, quoteId)
  if (proposed) return { order: null, proposed }
  const order = (await ordersFrom(req, [quoteId])).get(quoteId)
  if (!order) return { order: null, proposed: null }
  const days = daysOf(await orderStagesOf(req, order, now))
  const delivery = deliveryWords({ ...days, deliverBy: order.deliverBy, status: order.status })
  return { order: { number: order.number, delivery }, proposed: null }
}

async function proposedIn(req: PayloadRequest, quoteId: string): Promise<{ order: string; change: number } | undefined> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select o.number as "order", x.number::int as change from order_changes x join orders o on o.id = x.order_id
    where x.status = 'proposed' and x.facts #>> '{source,id}' = ${quoteId}`)
  return z.array(z.object({ order: z.string(), change: z.number() })).parse(rows)[0]
}

/** The IDs of the quotes that change orders propose, which wait for signatures. */
export async function proposedQuotes(req: PayloadRequest): Promise<string[]> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select distinct facts #>> '{source,id}' as id from order_changes where status = 'proposed' and facts #>> '{source,kind}' = 'quote'`)
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)
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
