import { z } from 'zod'
import { chartMembers, tableMembers } from '../figures'
import type { FieldValues } from '../sectionForm'

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
        values: z
          .array(
            z
              .number()
              .nullable()
              .transform((value) => value ?? 0),
          )
          .min(1),
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

/** A table or chart as far as it is filled in; null while there is nothing of it to show. */
export function shownFigure(values: FieldValues): ShownFigure | null {
  if ('series' in values) {
    const chart = chartSchema.safeParse(values)
    return chart.success ? { kind: 'chart', chart: chart.data } : null
  }
  const table = tableSchema.safeParse(values)
  return table.success ? { kind: 'table', table: table.data } : null
}
