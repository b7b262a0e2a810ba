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
  const spread = Math.max(0, ...known) - Math.min(0, ...known)
  // If all values are zero, one step above the axis.
  const step = spread === 0 ? 1 : niceStep(spread / 4)
  const lowest = Math.floor(Math.min(0, ...known) / step) * step
  const highest = Math.max(lowest + step, Math.ceil(Math.max(0, ...known) / step) * step)
  const yOf = (value: number) => top + ((highest - value) / (highest - lowest)) * (height - top - bottom)
  const band = (width - left) / Math.max(1, categories.length)
  const count = Math.round((highest - lowest) / step)
  return {
    band,
    zeroY: yOf(0),
    xOf: (category: number) => left + (category + 0.5) * band,
    ticks: Array.from({ length: count + 1 }, (_, at) => lowest + at * step).map((value) => ({ value, y: yOf(value) })),
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

/** The next of 1, 2, 2.5 or 5 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough - 1e-12) ?? 10) * power
}
