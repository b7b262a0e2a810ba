import type { getProduction as getProductionCall } from '@framewell/domain/production/productionCalls'
import type { PickerChoices } from '@framewell/domain/quotes/pickerChoices'
import { quoteFrame } from '@framewell/domain/quotes/quoteFrame'
import type { DesignLoads } from '@framewell/domain/structure/site'
import type { PayloadRequest } from 'payload'
import { currentPriceBook } from '../catalog/priceBooks'
import type { Operation } from '../platform/http/calls/bindCall'
import { checkQuoted } from '../quotes/checkQuoted'
import { planLayoutOf } from '../quotes/planLayoutOf'
import { ordersOfProductions } from './ordersOfProductions'
import { productionLinks } from './productionLinks'
import { findProduction, productionAnswer } from './storedProduction'

/** A production by its private link. */
export const getProduction: Operation<typeof getProductionCall> = async ({ req, refuse, now }, { id, token }) => {
  const found = await findProduction(req, id)
  if (!found || !productionLinks.opens(token, found)) throw refuse('unknownProduction')
  const [production = productionAnswer(found)] = await ordersOfProductions.get().follow(req, [productionAnswer(found)], now)
  return { production, designSite: await designSiteOf(req, production.choices) }
}

/** The loads that the frame of choices passes, as an order of it would be made today. */
async function designSiteOf(req: PayloadRequest, answers: PickerChoices): Promise<DesignLoads | null> {
  const inputs = { kind: 'picker', answers } as const
  const [book, planLayout] = [await currentPriceBook(req), await planLayoutOf(req, inputs)]
  await checkQuoted(book, inputs, planLayout)
  return quoteFrame(book, inputs, planLayout).layout?.designSite ?? null
}
