import { memoizeByObject } from '../framing/memoizeByObject'
import { addCents, type Cents, cents, sumCents, timesCents } from '../money/cents'
import { subtractCents } from '../money/differences'
import { shareOf } from '../money/shareOf'
import { type PriceList, type PriceRow, slowestDays } from './distributor'
import type { TakeOffLine } from './takeOff'
import type { TakeOffSettings } from './takeOffSettings'

export interface PricedLine {
  readonly counted: TakeOffLine
  /** Undefined when the distributor's list has no price for it. */
  readonly price: PriceRow | undefined
  /** Order quantity × unit cost; 0 without a price. */
  readonly totalCents: Cents
}

/** What is added to a distributor's list prices and taken off them; percentages. */
interface PriceTerms {
  readonly markupPercent: number
  readonly preferredDiscountPercent: number
  /** Whether the bill is for a builder who gets the discount. */
  readonly preferred: boolean
}

/** What a price book says of bills. */
export interface BomTerms extends PriceTerms {
  readonly takeOff: TakeOffSettings
}

/** A distributor's prices as stored. */
const LIST_PRICES: PriceTerms = { markupPercent: 0, preferredDiscountPercent: 0, preferred: false }

export interface PricedBom {
  readonly list: PriceList
  readonly lines: readonly PricedLine[]
  /** The sum of the lines, at list prices. */
  readonly listCents: Cents
  readonly markupCents: Cents
  readonly discountCents: Cents
  /** List prices plus markup less discount. */
  readonly totalCents: Cents
  /** The longest lead time of a line. */
  readonly leadTimeDays: number
  /** Keys without a price in the list. */
  readonly unpriced: readonly string[]
}

/** Prices a take-off from a distributor's list prices as stored, then adds the markup and takes off the discount. No freight or tax. */
export function priceBom(lines: readonly TakeOffLine[], list: PriceList, terms = LIST_PRICES): PricedBom {
  const rows = rowsBySku(list)
  const priced = lines.map((counted): PricedLine => {
    const price = rows.get(counted.sku)
    return { counted, price, totalCents: price ? timesCents(price.unitCostCents, counted.orderQuantity) : cents(0) }
  })
  const listCents = sumCents(priced.map(({ totalCents }) => totalCents))
  const markupCents = shareOf(listCents, terms.markupPercent / 100)
  const marked = addCents(listCents, markupCents)
  const discountCents = terms.preferred ? shareOf(marked, terms.preferredDiscountPercent / 100) : cents(0)
  return {
    list,
    lines: priced,
    listCents,
    markupCents,
    discountCents,
    totalCents: subtractCents(marked, discountCents),
    leadTimeDays: slowestDays(priced.flatMap(({ price }) => price ?? [])),
    unpriced: priced.filter(({ price }) => !price).map(({ counted }) => counted.sku),
  }
}

const rowsBySku = memoizeByObject((list: PriceList): ReadonlyMap<string, PriceRow> => new Map(list.rows.map((row) => [row.sku, row])))

/** The cheapest bill. A bill with unpriced lines ranks behind every complete one. The earlier wins a tie. */
export function cheapestBom(bills: readonly PricedBom[]): PricedBom | undefined {
  return bills.toSorted((a, b) => a.unpriced.length - b.unpriced.length || a.totalCents - b.totalCents)[0]
}
