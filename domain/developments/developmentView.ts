import type { PriceBook } from '../catalog/priceBook'
import { addCents, type Cents, sumCents } from '../money/cents'
import { kitOfLot } from '../orders/kitPrice'
import { lotBreak } from '../quotes/lotQuote'
import type { Quote } from '../quotes/quote'
import { type Development, type DevelopmentState, isCurrent } from './development'
import { type CalledOff, type Lot, type LotInput, orderedHouse } from './lot'

interface Viewed {
  readonly id: string
  readonly name: string
  readonly lots: readonly LotInput[]
  /** Today's prices; the quote's once it is ordered. */
  readonly book: PriceBook
  /** The orders that called lots off, by lot. */
  readonly orders: ReadonlyMap<string, CalledOff>
  /** Names of plans, by id: also of those that the book no longer has. */
  readonly planNames: ReadonlyMap<string, string>
  /** With its kits' price in the book that it was quoted from. */
  readonly quote: { readonly quote: Quote; readonly path: string; readonly kitCents: Cents } | null
  readonly form: Development['form']
  readonly signature: Development['signature']
}

/** A development as its builder sees it. */
export function developmentView({ id, name, lots, book, orders, planNames, quote, form, signature }: Viewed): Development {
  const priced = lots.map((lot): Lot => {
    const result = kitOfLot(book, lot, lots.length)
    const calledOff = orders.get(lot.id)
    const shown = { ...lot, ...calledOff?.place, ...(calledOff && orderedHouse(calledOff)) }
    return {
      ...shown,
      planName: book.plans.find(({ id: planId }) => planId === shown.planId)?.name ?? planNames.get(shown.planId) ?? shown.planId,
      priceCents: result.ok ? addCents(result.price.kit.totalCents, result.price.otherCents) : null,
      kitCents: result.ok ? result.price.kit.totalCents : null,
      problem: result.ok ? null : result.message,
      order: calledOff?.order ?? null,
    }
  })
  return {
    id,
    name,
    state: developmentState(signature !== null, quote !== null),
    lots: priced,
    priceBookVersion: book.version,
    priceBreak: lotBreak(book, lots.length) ?? null,
    totalCents: sumCents(priced.flatMap(({ priceCents }) => priceCents ?? [])),
    quote: quote && { ...shownOf(quote.quote), kitCents: quote.kitCents, path: quote.path, current: isQuoted(quote.quote, lots) },
    form,
    signature,
  }
}

export function developmentState(ordered: boolean, quoted: boolean): DevelopmentState {
  if (ordered) return 'ordered'
  return quoted ? 'quoted' : 'planned'
}

/** Whether a quote is for these lots as they are. */
export function isQuoted({ inputs }: Pick<Quote, 'inputs'>, lots: readonly LotInput[]): boolean {
  return inputs.kind === 'lots' && isCurrent(inputs.answers, lots)
}

function shownOf({ id, number, revision, status, totalCents, validUntil }: Quote) {
  return { id, number, revision, status, totalCents, validUntil }
}
