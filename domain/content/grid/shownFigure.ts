import { z } from 'zod'
import { cellNumber } from '../chartCells'
import type { FactValues } from '../facts'
import { chartMembers, tableMembers } from '../figures'
import { fillAll } from '../fillAll'
import type { FieldValues } from '../sectionForm'
import { entriesOf } from './entries'

/** Cells that are still empty are drawn as nothing: a bar of no height. */
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
        values: z.array(z.number()).min(1),
      }),
    )
    .min(1),
})
const tableSchema = z.object({ ...tableMembers, columns: tableMembers.columns.min(1), rows: tableMembers.rows.min(1) })

/** Said where a figure would stand. */
export const NOTHING_SHOWN_YET = 'It is drawn here as soon as it has a heading across and a line with its cells.'
export const NO_SOURCE_YET = 'No source yet. It can be saved, not published.'

export type ShownFigure =
  | { readonly kind: 'chart'; readonly chart: z.output<typeof chartSchema> }
  | { readonly kind: 'table'; readonly table: z.output<typeof tableSchema> }

/** A table or chart as far as it is filled in, its facts as they are now; null while there is nothing of it to show. */
export function shownFigure(written: FieldValues, facts: FactValues): ShownFigure | null {
  const { series, ...texts } = written
  const values = z.record(z.string(), z.unknown()).parse(fillAll(texts, facts))
  if ('series' in written) {
    const numbers = entriesOf(series).map(({ name, values: cells }) => ({
      name: fillAll(name, facts),
      values: Array.isArray(cells) ? cells.map((cell) => cellNumber(cell, facts) ?? 0) : cells,
    }))
    const chart = chartSchema.safeParse({ ...values, series: numbers })
    return chart.success ? { kind: 'chart', chart: chart.data } : null
  }
  const table = tableSchema.safeParse(values)
  return table.success ? { kind: 'table', table: table.data } : null
}
