import type { listProductions as listProductionsCall } from '@framewell/domain/production/productionCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { listDocuments } from '../platform/lists/listDocuments'
import { ordersOfProductions } from './ordersOfProductions'
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
  return { data: await ordersOfProductions.get().follow(req, docs.map(productionAnswer), now), ...counted }
}
