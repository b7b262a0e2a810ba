import type { listProductions as listProductionsCall } from '@framewell/domain/production/productionCalls'
import type { Operation } from '../http/bindCall'
import { followOrders } from '../orders/followOrders'
import { productionAnswer } from './storedProduction'

/** Productions for operators, newest first. */
export const listProductions: Operation<typeof listProductionsCall> = async ({ req, now }, { page, limit }) => {
  const { docs, totalDocs } = await req.payload.find({ collection: 'plan-productions', page, limit, overrideAccess: false, req })
  return { data: await followOrders(req, docs.map(productionAnswer), now), total: totalDocs }
}
