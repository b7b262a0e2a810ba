import type { listProductions as listProductionsCall } from '@framewell/domain/production/productionCalls'
import type { Operation } from '../http/calls/bindCall'
import { listDocuments } from '../lists/listDocuments'
import { followOrders } from '../orders/followOrders'
import { productionAnswer } from './storedProduction'

/** Productions for operators, newest first. */
export const listProductions: Operation<typeof listProductionsCall> = async ({ req, now }, asked) => {
  const listing = {
    collection: 'plan-productions',
    searched: ['number', 'planName', 'contactName', 'contactEmail'],
    newest: 'createdAt',
    sorts: { number: 'number', total: 'totalCents' },
  } as const
  const { docs, ...counted } = await listDocuments(req, listing, asked)
  return { data: await followOrders(req, docs.map(productionAnswer), now), ...counted }
}
