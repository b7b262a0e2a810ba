import type { SectionOf } from '../content/sections'
import type { ChartFigures } from './chartMarks'

type Named = Pick<SectionOf<'chart'>, 'heading'> & Pick<ChartFigures, 'categories' | 'series'>

/**
 * What a chart's heading names: a series or category by name, or else the one category with a figure from the heading. Null when it names
 * nothing, or several.
 */
export function namedMark({ heading, categories, series }: Named): { readonly series?: number; readonly category?: number } | null {
  if (!heading) return null
  const words = heading.toLowerCase()
  const only = (found: readonly number[]) => (found.length === 1 ? found[0] : undefined)
  const within = (names: readonly string[]) =>
    only(names.flatMap((name, index) => (name.length > 2 && words.includes(name.toLowerCase()) ? [index] : [])))
  const bySeries = series.length > 1 ? within(series.map(({ name }) => name)) : undefined
  if (bySeries !== undefined) return { series: bySeries }
  const byFigure = only(
    categories.flatMap((_, index) =>
      series.some(({ values }) => {
        const value = values[index]
        return typeof value === 'number' && figuresIn(heading).includes(value)
      })
        ? [index]
        : [],
    ),
  )
  const byCategory = byFigure ?? within(categories)
  return byCategory === undefined ? null : { category: byCategory }
}

/** '11.6 months', '1,250 homes' → 11.6, 1250. */
function figuresIn(text: string): number[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')))
}
