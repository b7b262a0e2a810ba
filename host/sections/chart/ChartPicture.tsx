import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import { axisLabel } from './axisLabel'
import { chartColor } from './chartColors'
import { type ChartSize, chartMarks } from './chartMarks'
import { chartNumber, isWord } from './chartNumber'

const MOST_LABELLED_BARS = 12
/** From the axis to the first line of a category's name, and from one line to the next. */
const LABEL_DROP = 24
const LABEL_LINE = 16
/** Width of a figure, and from the axis' figures to the axis with room at the edge for a sign wider than a figure, such as the M of $150M. */
const FIGURE_WIDTH = 8
const AXIS_GAP = 17

/** What is drawn: a chart section's, or one made from other figures. */
export type ChartContent = Pick<SectionOf<'chart'>, 'chartType' | 'unit' | 'categories' | 'series' | 'heading'>

/** The drawing of a chart. Each mark says its figure to a pointer; the table says them to everybody. */
export const ChartPicture = ({ chart, size: plain }: { chart: ChartContent; size: ChartSize }) => {
  const band = (plain.width - plain.left) / Math.max(chart.categories.length, 1)
  const names = chart.categories.map((name) => axisLabel(name, band))
  const moreLines = (Math.max(1, ...names.map((lines) => lines.length)) - 1) * LABEL_LINE
  const shown = { ...plain, height: plain.height + moreLines, bottom: plain.bottom + moreLines }
  // A word stands once above the axis, not at every figure.
  const shortUnit = isWord(chart.unit) ? '' : chart.unit
  const size = { ...shown, left: Math.max(shown.left, axisWidth(chartMarks(chart, shown).ticks, shortUnit)) }
  const { ticks, labels, bars, lines, zeroY } = chartMarks(chart, size)
  const labelled = chart.chartType === 'bar' && bars.length <= MOST_LABELLED_BARS
  const tell = (series: number, category: number, value: number) =>
    `${chart.series[series]?.name ?? ''}, ${chart.categories[category] ?? ''}: ${chartNumber(value, chart.unit)}`
  return (
    <Picture viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={describe(chart)}>
      {ticks.map((tick) => (
        <g key={tick.value}>
          <line x1={size.left} x2={size.width} y1={tick.y} y2={tick.y} data-zero={tick.y === zeroY || undefined} />
          <text x={size.left - 10} y={tick.y} textAnchor="end" dominantBaseline="middle">
            {chartNumber(tick.value, shortUnit)}
          </text>
        </g>
      ))}
      {shortUnit === chart.unit ? null : (
        <text x={0} y={12}>
          {chart.unit}
        </text>
      )}
      {labels.map((label, category) => (
        <text key={label.text} textAnchor="middle">
          {names[category]?.map((line, index) => (
            <tspan key={line} x={label.x} y={size.height - size.bottom + LABEL_DROP + index * LABEL_LINE}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
      {bars.map((bar) => (
        <g key={`${bar.series} ${bar.category}`}>
          <rect x={bar.x} y={bar.y} width={bar.width} height={bar.height} fill={chartColor(bar.series)}>
            <title>{tell(bar.series, bar.category, bar.value)}</title>
          </rect>
          {labelled && size.width > 600 ? (
            <text data-figure x={bar.x + bar.width / 2} y={bar.y - 6} textAnchor="middle">
              {chartNumber(bar.value, shortUnit)}
            </text>
          ) : null}
        </g>
      ))}
      {lines.map((line) => (
        <g key={line.series} stroke={chartColor(line.series)} fill={chartColor(line.series)}>
          <polyline points={line.points.map(({ x, y }) => `${x},${y}`).join(' ')} />
          {line.points.map((point) => (
            <circle key={point.category} cx={point.x} cy={point.y} r="3.5">
              <title>{tell(line.series, point.category, point.value)}</title>
            </circle>
          ))}
        </g>
      ))}
    </Picture>
  )
}

/** Room left of the axis for its widest figure, at 13 px type with figures of one width. */
function axisWidth(ticks: readonly { readonly value: number }[], unit: string): number {
  return Math.max(...ticks.map(({ value }) => chartNumber(value, unit).length)) * FIGURE_WIDTH + AXIS_GAP
}

function describe({ chartType, categories, series, heading }: ChartContent): string {
  const kind = { bar: 'Bar chart', line: 'Line chart', stacked: 'Stacked bar chart' }[chartType]
  const span = categories.length > 1 ? `, ${categories[0]} to ${categories.at(-1)}` : ''
  return `${kind} of ${series.map(({ name }) => name).join(', ')}${span}.${heading ? ` ${heading}` : ''}`
}

const Picture = styled.svg`
  width: 100%;
  height: auto;
  font-size: 13px;
  font-variant-numeric: tabular-nums;

  & line {
    stroke: var(--color-line-faint);
  }
  & line[data-zero] {
    stroke: var(--color-control-border);
  }
  & text {
    fill: var(--color-ink-muted);
    stroke: none;
  }
  & text[data-figure] {
    fill: var(--color-ink);
    font-weight: 600;
  }
  & polyline {
    fill: none;
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
`
