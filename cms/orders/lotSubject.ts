import { applyFrameOptions } from '@framewell/domain/framing/applyFrameOptions'
import { frameWarnings } from '@framewell/domain/framing/frameWarnings'
import { mirroredLayout } from '@framewell/domain/framing/mirroredLayout'
import { kitOfLot } from '@framewell/domain/orders/kitPrice'
import { type LotHouse, steelOfLot } from '@framewell/domain/quotes/lotQuote'
import { kitTitle } from '@framewell/domain/quotes/quoteTitle'
import { siteWords } from '@framewell/domain/structure/site'
import { priceBookVersion } from '../catalog/priceBooks'
import { developmentOfLot } from '../developments/storedDevelopment'
import { layoutOfPlan } from '../quotes/planLayoutOf'
import { type OrderSubject, orderedKit, type PlaceRefusing } from './placing'

/**
 * A lot of an ordered development: its house at the development's prices, price break included, with the plan as it was quoted.
 * @param chosen the plan and steel frame that a change order chooses instead; a plan that was not quoted is drawn as it is today
 */
export async function lotSubject(
  context: PlaceRefusing,
  { id }: { readonly id: string },
  companyId: string,
  chosen: Partial<Pick<LotHouse, 'planId' | 'steelFrame'>> = {},
): Promise<OrderSubject> {
  const { req, now, refuse } = context
  const development = await developmentOfLot(req, id, now)
  const quoted = development?.lots.find((known) => known.id === id)
  if (!development || !quoted || development.companyId !== companyId) throw refuse('unknownSource')
  const { quote, quotedLayouts, signature, row, lots } = development
  if (!signature || !quote) throw refuse('notOrderedYet')
  const lot = { ...quoted, ...chosen }
  const plan = quotedLayouts?.[lot.planId] ?? (await layoutOfPlan(req, lot.planId))
  if (!plan) throw refuse('noFrame')
  const { number, revision, priceBookVersion: version } = quote.answer
  const book = await priceBookVersion(req, version)
  const priced = kitOfLot(book, lot, lots.length)
  if (!priced.ok) throw refuse('noLongerOffered', { detail: priced.message })
  const framed = applyFrameOptions(plan, book.steel.steelFrame.find((option) => option.id === lot.steelFrame)?.frame ?? {})
  const layout = lot.mirrored ? mirroredLayout(framed) : framed
  const inputs = { kind: 'steel', answers: steelOfLot(lot) } as const
  const { site } = lot
  return {
    source: { kind: 'lot', id, number, revision, words: `${lot.name} of ${row.name}, ordered by quote ${number}, revision ${revision}` },
    title: `${lot.name}, ${kitTitle(book, inputs)}${lot.mirrored ? ', mirrored' : ''}`,
    site: null,
    loads: site ?? undefined,
    inputs,
    ...orderedKit(context, inputs, priced.price),
    priceBookVersion: version,
    layout,
    assumptions: site ? [`Design site that the builder entered for this lot: ${siteWords(site)}.`] : [],
    warnings: frameWarnings(layout, site ?? {}),
  }
}
