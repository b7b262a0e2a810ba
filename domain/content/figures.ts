import { z } from 'zod'

/** Chart types. */
export const CHART_TYPES = ['bar', 'line', 'stacked'] as const

/** Members of a table, in sections and in rich text. */
export const tableMembers = {
  /** Column headings after the first. */
  columns: z.array(z.string()),
  /** Heading of the first column. */
  corner: z.string().nullish(),
  rows: z.array(z.object({ label: z.string(), cells: z.array(z.string()) })),
  /** Source and date. Required to publish; a draft may lack it. */
  source: z.string().nullish(),
}

/** Members of a chart, in sections and in rich text. */
export const chartMembers = {
  chartType: z.enum(CHART_TYPES),
  /** Unit of all values, in words: 'million US dollars'. */
  unit: z.string(),
  categories: z.array(z.string()),
  series: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.number()),
      /** Facts that replace values, by position; '' where the value is a number. Answers carry filled-in values and none of these. */
      facts: z.array(z.string()).optional(),
    }),
  ),
  /** Source and date. Required to publish; a draft may lack it. */
  source: z.string().nullish(),
}

/** Figures within rich text, by their block name in the editor's tree. */
export const TEXT_FIGURE_TYPES = ['textTable', 'textChart'] as const
export type TextFigureType = (typeof TEXT_FIGURE_TYPES)[number]

const named = { id: z.string(), heading: z.string().nullish() }
export const textFigureSchema = z.discriminatedUnion('blockType', [
  z.object({ ...named, blockType: z.literal('textTable'), ...tableMembers }),
  z.object({ ...named, blockType: z.literal('textChart'), ...chartMembers }),
])
export type TextFigure = z.infer<typeof textFigureSchema>

/** Shown to editors when a figure lacks its source. */
export const SOURCE_MISSING = 'Add who published it, and when: a figure can’t go live without its source'

/** Maximum rows and columns of a table in rich text. Pasting drops the rest. */
export const TEXT_TABLE_LIMITS = { columns: 8, rows: 60 } as const

/** All text of a figure, for search and comparison. */
export function figureWords(figure: TextFigure): string {
  const own =
    figure.blockType === 'textTable'
      ? [figure.corner ?? '', figure.columns.join(' '), ...figure.rows.map(({ label, cells }) => [label, ...cells].join(' '))]
      : [figure.unit, figure.categories.join(' '), ...figure.series.flatMap(({ name, facts = [] }) => [name, ...facts])]
  return [figure.heading, ...own, figure.source].filter(Boolean).join(' ')
}
