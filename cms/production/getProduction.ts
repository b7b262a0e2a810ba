import type { getProduction as getProductionCall } from '@framewell/domain/production/productionCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { frameOfProduction } from './frameOfProduction'
import { ordersOfProductions } from './ordersOfProductions'
import { productionLinks } from './productionLinks'
import { findProduction, productionAnswer } from './storedProduction'

/** A production by its private link. */
export const getProduction: Operation<typeof getProductionCall> = async ({ req, refuse, now }, { id, token }) => {
  const found = await findProduction(req, id)
  if (!found || !productionLinks.opens(token, found)) throw refuse('unknownProduction')
  const [production = productionAnswer(found)] = await ordersOfProductions.get().follow(req, [productionAnswer(found)], now)
  const ordered = await ordersOfProductions.get().designSiteOf(req, id)
  const designSite = ordered === undefined ? (await frameOfProduction(req, found)).layout?.designSite : ordered
  return { production, designSite: designSite ?? null }
}
