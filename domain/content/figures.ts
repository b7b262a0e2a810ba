import { z } from 'zod'

/** How a chart is drawn. */
export const CHART_TYPES = ['bar', 'line', 'stacked'] as const

/** A table's members, wherever it stands. */
export const tableMembers = {
  /** Column headings after the first. */
  columns: z.array(z.string()),
  rows: z.array(z.object({ label: z.string(), cells: z.array(z.string()) })),
  /** Who says so, and when. What is published has one; a draft may lack it. */
  source: z.string().nullish(),
}

/** A chart's members, wherever it stands. */
export const chartMembers = {
  chartType: z.enum(CHART_TYPES),
  /** Unit of every value, in words: 'million US dollars'. */
  unit: z.string(),
  categories: z.array(z.string()),
  series: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.number()),
      /** Facts that are to stand for values, by place; '' where a number stands. An answer is filled in and has none. */
      facts: z.array(z.string()).optional(),
    }),
  ),
  /** Who says so, and when. What is published has one; a draft may lack it. */
  source: z.string().nullish(),
}

/** Figures that stand within running text, by the name of their block in the editor's tree. */
export const TEXT_FIGURE_TYPES = ['textTable', 'textChart'] as const
export type TextFigureType = (typeof TEXT_FIGURE_TYPES)[number]

const named = { id: z.string(), heading: z.string().nullish() }
export const textFigureSchema = z.discriminatedUnion('blockType', [
  z.object({ ...named, blockType: z.literal('textTable'), ...tableMembers }),
  z.object({ ...named, blockType: z.literal('textChart'), ...chartMembers }),
])
export type TextFigure = z.infer<typeof textFigureSchema>

/** What an editor reads where a figure lacks its source. */
export const SOURCE_MISSING = 'Say who says so, and when: a figure without a source is not published'

/** Most rows and columns of a table in running text; what is pasted beyond is left out. */
export const TEXT_TABLE_LIMITS = { columns: 8, rows: 60 } as const

/** All words of a figure, for search and comparison. */
export function figureWords(figure: TextFigure): string {
  const own =
    figure.blockType === 'textTable'
      ? [figure.columns.join(' '), ...figure.rows.map(({ label, cells }) => [label, ...cells].join(' '))]
      : [figure.unit, figure.categories.join(' '), ...figure.series.flatMap(({ name, facts = [] }) => [name, ...facts])]
  return [figure.heading, ...own, figure.source].filter(Boolean).join(' ')
}
