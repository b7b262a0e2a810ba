import { z } from 'zod'
import type { PriceBook } from '../catalog/priceBook'
import { recordId } from '../http/recordId'
import { sumCents } from '../money/cents'
import { negateCents } from '../money/differences'
import { shareOf } from '../money/shareOf'
import { UNKNOWN_PLAN } from './planQuote'
import { line, type Priced, type PriceResult, priceOf, type QuoteLine } from './quoteLine'
import { priceSteelConfiguration, type SteelConfiguration } from './steelConfiguration'

/** Lots of one development. */
export const MAX_LOTS = 100

const option = (missing: string) => z.string(missing).min(1, missing).max(60, missing)

/** A lot's house: a catalog plan, and option ids of the price book's steel configurator. */
export const lotHouseSchema = z.object({
  planId: z.string('Choose a plan').min(1, 'Choose a plan').max(60, UNKNOWN_PLAN),
  /** Left and right swapped. */
  mirrored: z.boolean('Say whether it is mirrored'),
  foundation: option('Choose a foundation'),
  steelFrame: option('Choose a steel frame'),
  sheathing: option('Choose a sheathing'),
  roofing: option('Choose a roofing'),
})
export type LotHouse = z.infer<typeof lotHouseSchema>

const quotedLotSchema = lotHouseSchema.extend({ id: recordId(), name: z.string() })
export type QuotedLot = z.infer<typeof quotedLotSchema>

/** What a development's quote is for. */
export const lotAnswersSchema = z.object({ developmentId: recordId(), name: z.string(), lots: z.array(quotedLotSchema).max(MAX_LOTS) })
export type LotAnswers = z.infer<typeof lotAnswersSchema>

/** What of a lot is quoted: its house, without its place. */
export const quotedLot = (lot: QuotedLot): QuotedLot => quotedLotSchema.parse(lot)

/** Id of the line that takes the price break off. */
export const LOT_BREAK_LINE = 'lot-break'

/** The break for a number of lots: the one from the most lots that is reached; undefined below the first. */
export function lotBreak({ lotBreaks }: Pick<PriceBook, 'lotBreaks'>, lots: number): PriceBook['lotBreaks'][number] | undefined {
  return lotBreaks.filter(({ fromLots }) => fromLots <= lots).sort((a, b) => b.fromLots - a.fromLots)[0]
}

/** A lot's house as the steel configurator has it. */
export function steelOfLot({ planId, foundation, steelFrame, sheathing, roofing }: LotHouse): SteelConfiguration {
  return { planType: 'catalog', selectedPlan: planId, uploadedPlan: null, foundation, steelFrame, sheathing, roofing }
}

/** A lot's house without a price break. A plan or option that is not offered is refused under its own name. */
export function priceLotAlone(book: PriceBook, house: LotHouse): PriceResult {
  const result = priceSteelConfiguration(book, steelOfLot(house))
  return result.ok || result.path !== 'selectedPlan' ? result : { ...result, path: 'planId' }
}

/** The part of a lot's own price that counts: all of it, or its framing kit alone. */
type PartOfLot = (house: LotHouse, price: Priced) => Priced
const WHOLE: PartOfLot = (_, price) => price

/**
 * A lot's house within a development of this many lots: its own lines, and the price break on them. The break is rounded lot by lot, so that
 * the lots' prices add up to the development's.
 */
export function priceLot(book: PriceBook, house: LotHouse, lots: number, partOf = WHOLE): PriceResult {
  const alone = priceLotAlone(book, house)
  if (!alone.ok) return alone
  const part = partOf(house, alone.price)
  return priceOf([...part.lines, ...breakLines(book, [part], lots)])
}

/** A development: a line per lot, and the price break on all of them. */
export function priceLots(book: PriceBook, { lots }: LotAnswers, partOf = WHOLE): PriceResult {
  const parts: Priced[] = []
  const lines: QuoteLine[] = []
  for (const [at, lot] of lots.entries()) {
    const result = priceLotAlone(book, lot)
    if (!result.ok) return { ...result, path: `lots.${at}.${result.path}` }
    const part = partOf(lot, result.price)
    parts.push(part)
    const [plan, ...options] = part.lines
    const words = [plan?.label, ...(lot.mirrored ? ['mirrored'] : []), ...options.map(({ label }) => label)]
    lines.push(line(lot.id, lot.name, part.totalCents, words.join(', ')))
  }
  return priceOf([...lines, ...breakLines(book, parts, lots.length)])
}

function breakLines(book: PriceBook, priced: readonly Priced[], lots: number): QuoteLine[] {
  const found = lotBreak(book, lots)
  if (!found) return []
  const off = sumCents(priced.map(({ totalCents }) => shareOf(totalCents, found.percent / 100)))
  return [line(LOT_BREAK_LINE, `Price break from ${found.fromLots} lots`, negateCents(off), `${found.percent}% off ${lots} lots`)]
}
