'use client'

import type { FactValues } from '@framewell/domain/content/facts'
import { upTo } from '@framewell/domain/content/grid/gridWords'
import { missingWords, NO_SOURCE_YET, NOTHING_SHOWN_YET, shownFigure } from '@framewell/domain/content/grid/shownFigure'
import type { FieldValues } from '@framewell/domain/content/sectionForm'
import { chartDrawing } from '@framewell/domain/drawings/chartDrawing'
import { DRAWING_STYLE, type Drawing, type DrawingPath } from '@framewell/domain/framing/drawing'
import { useDeferredValue, useMemo } from 'react'
import { COLOR } from '../../cards/cardStyle'
import { DRAWING_TONES } from '../../cards/drawingTones'

/** A preview of a table or chart, styled as on the site, that updates while its cells are edited. */
export const LiveFigure = ({ values, facts }: { readonly values: FieldValues; readonly facts: FactValues | undefined }) => {
  const settled = useDeferredValue(values)
  const shown = useMemo(() => shownFigure(settled, facts), [settled, facts])
  const source = typeof values.source === 'string' ? values.source.trim() : ''
  return (
    <figure aria-label="How it looks" className="live-figure" style={{ background: COLOR.paper, color: COLOR.ink }}>
      {shown?.kind === 'chart' ? <Drawn drawing={chartDrawing(shown.chart, 'figure')} /> : null}
      {shown?.kind === 'table' ? <DrawnTable {...shown.table} /> : null}
      {shown ? null : <p>{NOTHING_SHOWN_YET}</p>}
      {missingWords(shown?.kind === 'chart' ? shown.missing : []).map((words) => (
        <p key={words} style={{ color: COLOR.signal }}>
          {words}
        </p>
      ))}
      <p style={{ color: COLOR.muted }}>{source ? `Source: ${source}` : NO_SOURCE_YET}</p>
    </figure>
  )
}

const LABEL_COLORS = { strong: COLOR.ink, signal: COLOR.signal, steel: COLOR.steelStrong }

const Drawn = ({ drawing: { title, viewBox, paths, labels, labelSize } }: { readonly drawing: Drawing }) => (
  <svg aria-label={title} role="img" viewBox={`${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`}>
    {upTo(paths.length).map((at) => (
      <Line key={at} path={paths[at]} />
    ))}
    {labels.map(({ x, y, angle, text, anchor, scale = 1, tone }) => (
      <text
        dominantBaseline="central"
        fill={tone ? LABEL_COLORS[tone] : COLOR.muted}
        fontSize={labelSize * scale}
        fontWeight={tone ? 700 : 500}
        key={`${x} ${y} ${text}`}
        textAnchor={anchor ?? 'middle'}
        transform={`translate(${x} ${y}) rotate(${angle})`}
      >
        {text}
      </text>
    ))}
  </svg>
)

const Line = ({ path }: { readonly path: DrawingPath | undefined }) => {
  if (!path) return null
  const { widthPixels, tone } = DRAWING_STYLE[path.kind]
  const { part, color, opacity } = DRAWING_TONES[tone]
  return part === 'fill' ? (
    <path d={path.d} fill={color} fillOpacity={opacity} />
  ) : (
    <path d={path.d} fill="none" stroke={color} strokeOpacity={opacity} strokeWidth={widthPixels} vectorEffect="non-scaling-stroke" />
  )
}

interface DrawnTableProps {
  readonly corner?: string | null
  readonly columns: readonly string[]
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[]
}

/** Scrolls, also by keyboard, if it is wider than its frame. */
const SCROLLED = { 'aria-label': 'Table', role: 'group', tabIndex: 0 }

const DrawnTable = ({ corner, columns, rows }: DrawnTableProps) => (
  <div className="live-figure__table" {...SCROLLED}>
    <table>
      <thead>
        <tr>
          <Head scope="col" words={corner ?? ''} />
          {upTo(columns.length).map((at) => (
            <Head key={at} scope="col" words={columns[at]} />
          ))}
        </tr>
      </thead>
      <tbody>
        {upTo(rows.length).map((line) => (
          <tr key={line}>
            <Head scope="row" words={rows[line]?.label} />
            {upTo(columns.length).map((at) => (
              <td key={at}>{rows[line]?.cells[at] ?? ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** An empty heading renders as a plain cell. */
const Head = ({ scope, words }: { readonly scope: 'col' | 'row'; readonly words: string | undefined }) =>
  words ? <th scope={scope}>{words}</th> : <td />
