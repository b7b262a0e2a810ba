import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { type ChartSeries, chartShape } from './chartShape'

export interface TimeChartProps {
  /** The text alternative. */
  label: string
  categories: readonly string[]
  series: readonly ChartSeries[]
  kind: 'bars' | 'lines'
  textOf: (value: number) => string
}

const COLORS = ['var(--color-steel)', 'var(--color-signal)', 'var(--color-ink-subtle)', 'var(--color-steel-bright)']
const SIZE = { height: 240, left: 72, bottom: 30, top: 14 }
/** Width until it is measured. */
const WIDTH = 720
const LABEL_WIDTH = 80

/** An SVG chart. Each mark shows its value on hover; the table beside it has all values. */
export const TimeChart = ({ label, categories, series, kind, textOf }: TimeChartProps) => {
  const [width, frame] = useWidth()
  const { band, ticks, lines, zeroY, xOf, yOf } = chartShape(categories, series, { ...SIZE, width })
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / band))
  const thickness = Math.max(2, (band * 0.68) / Math.max(1, series.length))
  const tell = (name: string, category: number, value: number) => `${name}, ${categories[category] ?? ''}: ${textOf(value)}`
  return (
    <Picture ref={frame} viewBox={`0 0 ${width} ${SIZE.height}`} role="img" aria-label={label}>
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <line x1={SIZE.left} x2={width} y1={y} y2={y} data-zero={y === zeroY || undefined} />
          <text x={SIZE.left - 8} y={y} textAnchor="end" dominantBaseline="middle">
            {textOf(value)}
          </text>
        </g>
      ))}
      {categories.map((category, at) =>
        (categories.length - 1 - at) % every === 0 ? (
          <Category key={category} x={xOf(at)} most={width}>
            {category}
          </Category>
        ) : null,
      )}
      {kind === 'bars'
        ? series.map(({ name, values }, at) =>
            values.map((value, category) =>
              value === null ? null : (
                <rect
                  key={`${name} ${categories[category]}`}
                  x={xOf(category) + (at - series.length / 2) * thickness}
                  y={Math.min(yOf(value), zeroY)}
                  width={thickness - 1}
                  height={Math.abs(yOf(value) - zeroY)}
                  fill={COLORS[at % COLORS.length]}
                >
                  <title>{tell(name, category, value)}</title>
                </rect>
              ),
            ),
          )
        : lines.map((drawn, at) => (
            <g key={series[at]?.name} stroke={COLORS[at % COLORS.length]} fill={COLORS[at % COLORS.length]}>
              {drawn.map((points) => (
                <polyline key={points[0]?.category} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
              ))}
              {drawn.flat().map(({ x, y, value, category }) => (
                <circle key={category} cx={x} cy={y} r="3">
                  <title>{tell(series[at]?.name ?? '', category, value)}</title>
                </circle>
              ))}
            </g>
          ))}
    </Picture>
  )
}

/** A label below its mark; the last one is right-aligned so that it is not cut off. */
const Category = ({ x, most, children }: { x: number; most: number; children: string }) => {
  const over = x + LABEL_WIDTH / 2 > most
  return (
    <text x={over ? most : x} y={SIZE.height - 8} textAnchor={over ? 'end' : 'middle'}>
      {children}
    </text>
  )
}

/** The width on screen: the chart is drawn at that size, so its text stays readable on a phone. */
function useWidth() {
  const [width, setWidth] = useState(WIDTH)
  const frame = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    const measure = () => setWidth(Math.max(200, Math.round(current.getBoundingClientRect().width)) || WIDTH)
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(current)
    return () => watching.disconnect()
  }, [])
  return [width, frame] as const
}

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 240px;
  font-size: 12px;
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
  & polyline {
    fill: none;
    stroke-width: 2;
    stroke-linejoin: round;
  }
`
