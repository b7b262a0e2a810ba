import type { OrderedInputs } from '@framewell/domain/orders/frozenOrder'
import { kitPrice } from '@framewell/domain/orders/kitPrice'
import { validUntil } from '@framewell/domain/quotes/quoteStatus'
import { kitTitle } from '@framewell/domain/quotes/quoteTitle'
import { priceBookVersion } from '../catalog/priceBooks'
import { frameOfProduction } from '../production/frameOfProduction'
import { productionLinks } from '../production/productionLinks'
import { findProduction, productionAnswer } from '../production/storedProduction'
import { mayOrder } from './mayOrder'
import { type OrderSubject, orderedKit, type PlaceRefusing } from './placing'

/** A production of the plan picker: its own lines, which stand as long as a quote's, and the frame as it was picked. */
export async function productionSubject(
  context: PlaceRefusing,
  { id, token }: { readonly id: string; readonly token?: string | undefined },
  companyId: string,
): Promise<OrderSubject> {
  const { req, refuse, now } = context
  const stored = await findProduction(req, id)
  if (!stored || !mayOrder(stored.company, companyId, token !== undefined && productionLinks.opens(token, stored)))
    throw refuse('unknownSource')
  if (stored.status === 'declined') throw refuse('declined')
  if (now >= validUntil(new Date(stored.createdAt))) throw refuse('productionExpired')
  const { number, choices, lines, totalCents, priceBookVersion: version } = productionAnswer(stored)
  const inputs: OrderedInputs = { kind: 'picker', answers: choices }
  const book = await priceBookVersion(req, version)
  return {
    source: { kind: 'production', id, number, revision: null, words: `production ${number}` },
    title: kitTitle(book, inputs),
    site: null,
    inputs,
    ...orderedKit(context, inputs, kitPrice(inputs, { lines, totalCents })),
    priceBookVersion: version,
    ...(await frameOfProduction(req, stored)),
  }
}
