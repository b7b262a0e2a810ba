import { chartScale } from '@framewell/domain/drawings/chartScale'

export interface ChartSeries {
  readonly name: string
  /** One value per category; null where there is no data. */
  readonly values: readonly (number | null)[]
}

export interface ChartSize {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly bottom: number
  readonly top: number
}

interface ChartPoint {
  readonly x: number
  readonly y: number
  readonly value: number
  readonly category: number
}

/** Positions of a chart's ticks, bars and lines in view-box units. Negative values are below the axis. */
export function chartShape(categories: readonly string[], series: readonly ChartSeries[], { width, height, left, bottom, top }: ChartSize) {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null))
  // If all values are zero, one step of 1: counts have no quarters.
  const { min, max, ticks } = chartScale(known, known.every((value) => value === 0) ? 1 : undefined)
  const yOf = (value: number) => top + ((max - value) / (max - min)) * (height - top - bottom)
  const band = (width - left) / Math.max(1, categories.length)
  return {
    band,
    zeroY: yOf(0),
    xOf: (category: number) => left + (category + 0.5) * band,
    ticks: ticks.map((value) => ({ value, y: yOf(value) })),
    /** Each series in segments: a line has gaps where data is missing. */
    lines: series.map(({ values }) =>
      pieces(values, (value, category) => ({ x: left + (category + 0.5) * band, y: yOf(value), value, category })),
    ),
    yOf,
  }
}

function pieces(values: readonly (number | null)[], pointOf: (value: number, category: number) => ChartPoint): ChartPoint[][] {
  const found: ChartPoint[][] = [[]]
  values.forEach((value, category) => {
    if (value === null) found.push([])
    else found.at(-1)?.push(pointOf(value, category))
  })
  return found.filter((piece) => piece.length > 0)
}
