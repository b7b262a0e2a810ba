import { missingWords, NO_SOURCE_YET, NOTHING_SHOWN_YET, type ShownFigure, shownFigure } from '@framewell/domain/content/grid/shownFigure'
import type { FieldValues } from '@framewell/domain/content/sectionForm'
import { chartDrawing } from '@framewell/domain/drawings/chartDrawing'
import { FrameDrawing } from '@framewell/remote-kit/drawing/FrameDrawing'
import { keyed } from '@framewell/remote-kit/lists/keyed'
import { useDeferredValue, useMemo } from 'react'
import { styled } from 'styled-components'
import { useFactValues } from '../../facts/useFactValues'

/** A live preview of a table or chart as readers will see it. */
export const LiveFigure = ({ values }: { values: FieldValues }) => {
  const settled = useDeferredValue(values)
  const facts = useFactValues(settled)
  const shown = useMemo(() => shownFigure(settled, facts), [settled, facts])
  const source = typeof values.source === 'string' ? values.source.trim() : ''
  return (
    <Frame aria-label="How it looks">
      {shown ? <Drawn shown={shown} /> : <Note>{NOTHING_SHOWN_YET}</Note>}
      {shown?.kind === 'chart' && shown.missing.length > 0 ? (
        <Missing>
          {missingWords(shown.missing).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Missing>
      ) : null}
      <Note>{source ? `Source: ${source}` : NO_SOURCE_YET}</Note>
    </Frame>
  )
}

const Drawn = ({ shown }: { shown: ShownFigure }) => {
  if (shown.kind === 'chart') return <FrameDrawing drawing={chartDrawing(shown.chart, 'figure')} />
  const { columns, corner, rows } = shown.table
  return (
    <Scroll tabIndex={0} role="group" aria-label="Table">
      <table>
        <thead>
          <tr>
            <Head scope="col" words={corner ?? ''} />
            {keyed(columns, String).map(({ key, item }) => (
              <Head key={key} scope="col" words={item} />
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows, ({ label }) => label).map(({ key, item: { label, cells } }) => (
            <tr key={key}>
              <Head scope="row" words={label} />
              {keyed(columns, String).map((column, at) => (
                <td key={column.key}>{cells[at] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

/** An empty header cell is a td. */
const Head = ({ scope, words }: { scope: 'col' | 'row'; words: string }) => (words ? <th scope={scope}>{words}</th> : <td />)

const Frame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  align-content: start;
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-paper);

  & > svg {
    max-width: 32rem;
  }
`

const Note = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  overflow-wrap: anywhere;
`

const Missing = styled.ul`
  padding: 0;
  color: var(--color-bad);
  font-size: var(--text-small);
  list-style: none;
  overflow-wrap: anywhere;
`

const Scroll = styled.div`
  overflow-x: auto;
  /* It scrolls, so words are not broken. */
  overflow-wrap: normal;
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
    border-bottom: 1px solid var(--color-line-faint);
    text-align: left;
    vertical-align: top;
  }
`
