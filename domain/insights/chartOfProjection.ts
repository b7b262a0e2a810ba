import type { SectionOf } from '../content/sections'
import type { ChartContent } from '../drawings/chartDrawing'
import { projectRows } from './projections'

/** A projection's revenue by stream, in millions. */
export function chartOfProjection({
  years,
  homesPerYear,
  heading,
}: Pick<SectionOf<'projections'>, 'years' | 'homesPerYear' | 'heading'>): ChartContent {
  const rows = projectRows(years, homesPerYear)
  return {
    chartType: 'stacked',
    unit: '$M',
    heading,
    categories: rows.map(({ year }) => String(year)),
    series: [
      { name: 'Frame kits', values: rows.map((row) => row.steelKitsRevenue / 1e6) },
      { name: 'Logistics', values: rows.map((row) => row.logisticsRevenue / 1e6) },
      { name: 'Software', values: rows.map((row) => row.saasRevenue / 1e6) },
    ],
  }
}
