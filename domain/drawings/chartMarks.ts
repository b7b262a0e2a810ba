import type { SectionOf } from '../content/sections'
import { chartScale } from './chartScale'

/** A chart's figures; null when one is missing. Published charts are complete; charts being edited may not be. */
export interface ChartFigures extends Pick<SectionOf<'chart'>, 'chartType' | 'categories'> {
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
}

export interface ChartSize {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly bottom: number
  readonly top: number
}

export interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly series: number
  readonly category: number
  readonly value: number
}
export interface LineMark {
  readonly series: number
  readonly points: readonly { readonly x: number; readonly y: number; readonly category: number; readonly value: number }[]
}

/** Everything a chart draws, in view box units. */
export interface ChartMarks {
  readonly ticks: readonly { readonly y: number; readonly value: number }[]
  readonly labels: readonly { readonly x: number; readonly text: string }[]
  readonly bars: readonly Bar[]
  /** A series with missing figures has several. */
  readonly lines: readonly LineMark[]
  /** Position of a missing figure: the center of its place at zero. */
  readonly missing: readonly { readonly x: number }[]
  readonly zeroY: number
}

const GROUP_SHARE = 0.68

/** Positions bars or lines. Missing values are omitted, never drawn as zero. */
export function chartMarks({ chartType, categories, series }: ChartFigures, size: ChartSize): ChartMarks {
  const stacked = chartType === 'stacked'
  const scale = chartScale(
    stacked ? stackEnds(categories.length, series) : series.flatMap(({ values }) => values.filter((value) => value !== null)),
  )
  const height = size.height - size.top - size.bottom
  const yOf = (value: number) => round(size.top + height * (1 - (value - scale.min) / (scale.max - scale.min)))
  const band = (size.width - size.left) / Math.max(categories.length, 1)
  const middle = (category: number) => round(size.left + band * (category + 0.5))
  return {
    ticks: scale.ticks.map((value) => ({ value, y: yOf(value) })),
    labels: categories.map((text, category) => ({ text, x: middle(category) })),
    bars: chartType === 'line' ? [] : stacked ? stackedBars() : groupedBars(),
    lines: chartType === 'line' ? lines() : [],
    missing: series.flatMap(({ values }, index) =>
      values.slice(0, categories.length).flatMap((value, category) => (value === null ? [{ x: placeOf(index, category) }] : [])),
    ),
    zeroY: yOf(0),
  }

  /** Side-by-side bars each have a place; other marks are stacked or overlaid. */
  function placeOf(index: number, category: number): number {
    if (chartType !== 'bar') return middle(category)
    const width = (band * GROUP_SHARE) / Math.max(series.length, 1)
    return round(middle(category) - (band * GROUP_SHARE) / 2 + width * (index + 0.5))
  }

  function groupedBars(): Bar[] {
    const width = (band * GROUP_SHARE) / Math.max(series.length, 1)
    return series.flatMap(({ values }, index) =>
      values.slice(0, categories.length).flatMap((value, category) => {
        if (value === null) return []
        const x = middle(category) - (band * GROUP_SHARE) / 2 + width * index
        return bar(x, width - (series.length > 1 ? 2 : 0), 0, value, index, category, value)
      }),
    )
  }

  function stackedBars(): Bar[] {
    return categories.flatMap((_, category) => {
      let [above, below] = [0, 0]
      return series.flatMap(({ values }, index) => {
        const value = values[category]
        if (value === undefined || value === null) return []
        const from = value < 0 ? below : above
        if (value < 0) below += value
        else above += value
        return [bar(middle(category) - (band * GROUP_SHARE) / 2, band * GROUP_SHARE, from, from + value, index, category, value)]
      })
    })
  }

  function bar(x: number, width: number, from: number, to: number, series: number, category: number, value: number): Bar {
    const [top, bottom] = [yOf(Math.max(from, to)), yOf(Math.min(from, to))]
    return { x: round(x), width: round(width), y: top, height: round(bottom - top), series, category, value }
  }

  function lines(): LineMark[] {
    return series.flatMap(({ values }, index) => {
      const runs: LineMark['points'][number][][] = [[]]
      for (const [category, value] of values.slice(0, categories.length).entries()) {
        if (value === null) runs.push([])
        else runs.at(-1)?.push({ x: middle(category), y: yOf(value), category, value })
      }
      return runs.filter(({ length }) => length > 0).map((points) => ({ series: index, points }))
    })
  }
}

function stackEnds(categories: number, series: ChartFigures['series']): number[] {
  return Array.from({ length: categories }, (_, category) => series.map(({ values }) => values[category] ?? 0)).flatMap((values) => [
    values.filter((value) => value > 0).reduce((sum, value) => sum + value, 0),
    values.filter((value) => value < 0).reduce((sum, value) => sum + value, 0),
  ])
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
