import type { OrderedInputs } from '@framewell/domain/orders/frozenOrder'
import { priceBookVersion } from '../catalog/priceBooks'
import { lockRow } from '../platform/database/lockRow'
import { productionLinks } from '../production/productionLinks'
import { findProduction, productionAnswer } from '../production/storedProduction'
import { frameOfInputs } from './frameOfInputs'
import { mayOrder } from './mayOrder'
import type { OrderSubject, PlaceRefusing } from './placing'

/** A production of the plan picker: its own lines and the plan's frame as picked. */
export async function productionSubject(
  { req, refuse }: PlaceRefusing,
  { id, token }: { readonly id: string; readonly token?: string | undefined },
  companyId: string,
): Promise<OrderSubject> {
  await lockRow(req, 'plan-productions', id)
  const stored = await findProduction(req, id)
  if (!stored || !mayOrder(stored.company, companyId, token !== undefined && productionLinks.opens(token, stored)))
    throw refuse('unknownSource')
  if (stored.status === 'declined') throw refuse('declined')
  const { number, planName, choices, lines, totalCents, priceBookVersion: version } = productionAnswer(stored)
  const inputs: OrderedInputs = { kind: 'picker', answers: choices }
  return {
    source: { kind: 'production', id, number, revision: null, words: `production ${number}` },
    title: `${planName}, as picked`,
    inputs,
    lines,
    totalCents,
    priceBookVersion: version,
    ...(await frameOfInputs(req, await priceBookVersion(req, version), inputs)),
  }
}
