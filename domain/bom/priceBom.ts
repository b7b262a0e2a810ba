import { memoizeByObject } from '../framing/memoizeByObject'
import { type Cents, cents, sumCents, timesCents } from '../money/cents'
import type { PriceList, PriceRow } from './distributor'
import type { TakeOffLine } from './takeOff'

export interface PricedLine {
  readonly counted: TakeOffLine
  /** Undefined when the distributor's list has no price for it. */
  readonly price: PriceRow | undefined
  /** Order quantity × unit cost; 0 without a price. */
  readonly totalCents: Cents
}

export interface PricedBom {
  readonly list: PriceList
  readonly lines: readonly PricedLine[]
  /** Always the sum of the lines. */
  readonly totalCents: Cents
  /** The longest lead time of a line. */
  readonly leadTimeDays: number
  /** Keys without a price in the list. */
  readonly unpriced: readonly string[]
}

/** Prices a take-off from a distributor's list prices as stored: no markup, discount, freight or tax. */
export function priceBom(lines: readonly TakeOffLine[], list: PriceList): PricedBom {
  const rows = rowsBySku(list)
  const priced = lines.map((counted): PricedLine => {
    const price = rows.get(counted.sku)
    return { counted, price, totalCents: price ? timesCents(price.unitCostCents, counted.orderQuantity) : cents(0) }
  })
  return {
    list,
    lines: priced,
    totalCents: sumCents(priced.map(({ totalCents }) => totalCents)),
    leadTimeDays: Math.max(0, ...priced.map(({ price }) => price?.leadTimeDays ?? 0)),
    unpriced: priced.filter(({ price }) => !price).map(({ counted }) => counted.sku),
  }
}

const rowsBySku = memoizeByObject((list: PriceList): ReadonlyMap<string, PriceRow> => new Map(list.rows.map((row) => [row.sku, row])))

/** The cheapest bill. A bill with unpriced lines ranks behind every complete one. The earlier wins a tie. */
export function cheapestBom(bills: readonly PricedBom[]): PricedBom | undefined {
  return bills.toSorted((a, b) => a.unpriced.length - b.unpriced.length || a.totalCents - b.totalCents)[0]
}
