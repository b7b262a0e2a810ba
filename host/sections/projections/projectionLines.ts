import type { ProjectionRow } from '@framewell/domain/insights/projections'
import type { ProjectionYear } from '@framewell/domain/insights/projectionYear'
import { figure } from '@framewell/domain/numbers/figure'
import { percent, shortDollars } from './projectionFormats'

/** A table row: its label and its figure for each year. */
export interface ProjectionLine {
  readonly label: string
  readonly figures: readonly string[]
  /** Whether it totals the rows above. */
  readonly total?: boolean
}

/** The computed results. */
export function resultLines(rows: readonly ProjectionRow[]): ProjectionLine[] {
  const line = (label: string, figure: (row: ProjectionRow) => string, total = false) => ({ label, figures: rows.map(figure), total })
  return [
    line('Kits sold', (row) => figure(row.kitsSold)),
    line('Kit price', (row) => shortDollars(row.steelKitASP)),
    line('Frame kits', (row) => shortDollars(row.steelKitsRevenue)),
    line('Software', (row) => shortDollars(row.saasRevenue)),
    line('Logistics', (row) => shortDollars(row.logisticsRevenue)),
    line('Total revenue', (row) => shortDollars(row.totalRevenue), true),
    line('Gross margin', (row) => percent(row.grossMargin)),
    line('Gross profit', (row) => shortDollars(row.grossProfit), true),
    line('Market share', (row) => percent(row.marketShare)),
  ]
}

/** The input drivers. */
export function driverLines(years: readonly ProjectionYear[]): ProjectionLine[] {
  const line = (label: string, figure: (year: ProjectionYear) => string) => ({ label, figures: years.map(figure) })
  return [
    line('Software subscribers', (year) => figure(year.saasSubscribers)),
    line('Subscription a month', (year) => shortDollars(year.saasMonthlyPriceDollars)),
    line('Months billed', (year) => figure(year.saasMonthsBilled)),
    line('Logistics, share of kit revenue', (year) => percent(year.logisticsPercent)),
  ]
}
