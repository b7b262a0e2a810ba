import type { ProjectionYear } from './projectionYear'

/** A year of the projections table. Money in whole US dollars; `grossMargin` and `marketShare` in percent. */
export interface ProjectionRow {
  readonly year: number
  readonly kitsSold: number
  /** Average selling price of a kit. */
  readonly steelKitASP: number
  readonly steelKitsRevenue: number
  readonly saasRevenue: number
  readonly logisticsRevenue: number
  readonly totalRevenue: number
  readonly grossMargin: number
  readonly grossProfit: number
  /** Kits in percent of the country's homes completed per year. */
  readonly marketShare: number
}

/**
 * The projections table, computed from its drivers: kits × price, subscribers × monthly price × months billed, and logistics as a share of
 * kit revenue add up to total revenue; gross profit is total revenue × margin; market share is kits ÷ homes completed a year. Each amount
 * is rounded to a dollar before it is added.
 * @param homesPerYear the country's homes completed per year; 0 leaves the market share at 0
 */
export function projectRows(years: readonly ProjectionYear[], homesPerYear: number): ProjectionRow[] {
  return years.map((drivers) => {
    const steelKitsRevenue = drivers.kitsSold * drivers.kitPriceDollars
    const saasRevenue = drivers.saasSubscribers * drivers.saasMonthlyPriceDollars * drivers.saasMonthsBilled
    const logisticsRevenue = Math.round((steelKitsRevenue * drivers.logisticsPercent) / 100)
    const totalRevenue = steelKitsRevenue + saasRevenue + logisticsRevenue
    return {
      year: drivers.year,
      kitsSold: drivers.kitsSold,
      steelKitASP: drivers.kitPriceDollars,
      steelKitsRevenue,
      saasRevenue,
      logisticsRevenue,
      totalRevenue,
      grossMargin: drivers.grossMarginPercent,
      grossProfit: Math.round((totalRevenue * drivers.grossMarginPercent) / 100),
      marketShare: homesPerYear > 0 ? (drivers.kitsSold / homesPerYear) * 100 : 0,
    }
  })
}

/** The effect of a market share at a kit price: homes a year and kit revenue in whole US dollars. */
export interface MarketCase {
  readonly sharePercent: number
  readonly homes: number
  readonly kitRevenue: number
}

export function marketCase(sharePercent: number, homesPerYear: number, kitPriceDollars: number): MarketCase {
  const homes = Math.round((homesPerYear * sharePercent) / 100)
  return { sharePercent, homes, kitRevenue: homes * kitPriceDollars }
}
