import { z } from 'zod'
import type { ChartContent } from '../../drawings/chartDrawing'
import { cellFact, cellNumber, cellProblem } from '../chartCells'
import type { FactValues } from '../facts'
import { chartMembers, tableMembers } from '../figures'
import { fillAll } from '../fillAll'
import type { FieldValues } from '../sectionForm'
import { entriesOf } from './entries'
import { NO_NUMBER } from './numberOf'

const chartSchema = z.object({
  heading: z.string().nullish(),
  ...chartMembers,
  chartType: chartMembers.chartType.catch('bar'),
  unit: chartMembers.unit.catch(''),
  categories: chartMembers.categories.min(1),
  series: z
    .array(
      z.object({
        name: z
          .string()
          .nullish()
          .transform((name) => name ?? ''),
        values: z.array(z.number().nullable()).min(1),
      }),
    )
    .min(1),
})
const tableSchema = z.object({ ...tableMembers, columns: tableMembers.columns.min(1), rows: tableMembers.rows.min(1) })

/** Placeholder for a figure. */
export const NOTHING_SHOWN_YET = 'It is drawn here as soon as it has a heading across and a line with its cells.'
export const NO_SOURCE_YET = 'No source yet. It can be saved, not published.'

/** A cell that can't be drawn, with the reason. */
interface MissingCell {
  /** The cell's label in the grid: 'Burns, Steel'. */
  readonly cell: string
  readonly why: string
}

/** Maximum missing cells listed; the rest is counted. */
const MAX_TOLD = 5

/** Text below a figure about its missing cells; empty when none are missing. */
export function missingWords(missing: readonly MissingCell[]): string[] {
  const told = missing.slice(0, MAX_TOLD).map(({ cell, why }) => `Missing: ${cell}. ${why}`)
  return missing.length > MAX_TOLD ? [...told, `And ${missing.length - MAX_TOLD} more.`] : told
}

export type ShownFigure =
  | { readonly kind: 'chart'; readonly chart: ChartContent; readonly missing: readonly MissingCell[] }
  | { readonly kind: 'table'; readonly table: z.output<typeof tableSchema> }

/**
 * A table or chart as far as it is filled in, with current facts; null while there is nothing to show. Chart cells without a number are
 * missing, never zero.
 * @param known values of the facts; undefined until they are loaded
 */
export function shownFigure(written: FieldValues, known: FactValues | undefined): ShownFigure | null {
  const { series, ...texts } = written
  const facts = known ?? new Map<string, string>()
  const values = z.record(z.string(), z.unknown()).parse(fillAll(texts, facts))
  if ('series' in written) {
    const numbers = entriesOf(series).map(({ name, values: cells }) => ({
      name: fillAll(name, facts),
      values: Array.isArray(cells) ? cells.map((cell) => cellNumber(cell, facts)) : cells,
    }))
    if (entriesOf(series).every(({ values: cells }) => !Array.isArray(cells) || cells.every(isBlank))) return null
    const chart = chartSchema.safeParse({ ...values, series: numbers })
    return chart.success ? { kind: 'chart', chart: chart.data, missing: missingCells(written, chart.data, known) } : null
  }
  const table = tableSchema.safeParse(values)
  return table.success ? { kind: 'table', table: table.data } : null
}

function isBlank(cell: unknown): boolean {
  return cell === null || cell === undefined || cell === ''
}

function missingCells({ series }: FieldValues, { categories, series: drawn }: ChartContent, facts: FactValues | undefined): MissingCell[] {
  const written = entriesOf(series)
  return drawn.flatMap(({ name, values }, entry) =>
    values.flatMap((value, at): MissingCell[] => {
      if (value !== null) return []
      const cells: unknown = written[entry]?.values
      const cell: unknown = Array.isArray(cells) ? cells[at] : null
      const names = [categories[at] || `category ${at + 1}`, name || `series ${entry + 1}`]
      const named = cellFact(cell) !== undefined
      if (named && !facts) return []
      return [{ cell: names.join(', '), why: (facts && cellProblem(cell, facts)) ?? NO_NUMBER }]
    }),
  )
}
