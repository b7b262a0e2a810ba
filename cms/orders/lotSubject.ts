import { applyFrameOptions } from '@framewell/domain/framing/applyFrameOptions'
import { frameWarnings } from '@framewell/domain/framing/frameWarnings'
import { mirroredLayout } from '@framewell/domain/framing/mirroredLayout'
import { kitOfLot } from '@framewell/domain/orders/kitPrice'
import { steelOfLot } from '@framewell/domain/quotes/lotQuote'
import { quoteTitle } from '@framewell/domain/quotes/quoteTitle'
import { siteWords } from '@framewell/domain/structure/site'
import { priceBookVersion } from '../catalog/priceBooks'
import { developmentOfLot } from '../developments/storedDevelopment'
import { type OrderSubject, orderedKit, type PlaceRefusing } from './placing'

/** A lot of an ordered development: its house at the order's price, with the plan as it was quoted. */
export async function lotSubject(context: PlaceRefusing, { id }: { readonly id: string }, companyId: string): Promise<OrderSubject> {
  const { req, now, refuse } = context
  const development = await developmentOfLot(req, id, now)
  const lot = development?.lots.find((known) => known.id === id)
  if (!development || !lot || development.companyId !== companyId) throw refuse('unknownSource')
  const { quote, quotedLayouts, signature, row, lots } = development
  const plan = quotedLayouts?.[lot.planId]
  if (!signature || !quote || !plan) throw refuse('notOrderedYet')
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
    title: `${lot.name}, ${quoteTitle(book, inputs)}${lot.mirrored ? ', mirrored' : ''}`,
    site: null,
    inputs,
    ...orderedKit(context, inputs, priced.price),
    priceBookVersion: version,
    layout,
    assumptions: site ? [`Design site that the builder entered for this lot: ${siteWords(site)}.`] : [],
    warnings: frameWarnings(layout, site ?? {}),
  }
}
