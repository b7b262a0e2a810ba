import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldError } from '@framewell/design-system/elements/field/FieldError'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { factToken } from '@framewell/domain/content/facts'
import {
  cellsOf,
  extended,
  type Grid,
  type GridPlace,
  type GridShape,
  gridOf,
  isTurned,
  pasted,
  renamed,
  reordered,
  withCell,
  without,
} from '@framewell/domain/content/grid/grid'
import { gridWords, headPlace, lostWords, upTo } from '@framewell/domain/content/grid/gridWords'
import { pastedLines } from '@framewell/domain/content/paste/pastedLines'
import type { FieldValues } from '@framewell/domain/content/sectionForm'
import { Plus } from 'lucide-react'
import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { FactDialog } from '../facts/FactDialog'
import { useFactValues } from '../facts/useFactValues'
import { useLastField } from '../facts/useLastField'
import { GridHead } from './GridHead'
import { NumberCell } from './NumberCell'

export interface GridFieldProps extends GridShape {
  values: FieldValues
  problemAt: (path: string) => string | undefined
  onChange: (change: FieldValues) => void
}

/**
 * A table in its displayed layout: a row per line, a cell per column. Chart data is transposed: a line per category with a figure for each
 * series, as in a spreadsheet. A copied range can be pasted at any cell.
 */
export const GridField = ({ rows, columns, cells, values, problemAt, onChange }: GridFieldProps) => {
  const shape = { rows, columns, cells }
  const grid = gridOf(values, shape)
  const { caption, across, down, placeOf, cellName } = gridWords(grid, shape)
  const id = useId()
  const [told, setTold] = useState('')
  const facts = useFactValues(values[rows.name])
  const { remember, insert } = useLastField()
  const focusNext = useRef<string | null>(null)
  useEffect(() => {
    if (focusNext.current !== null) document.getElementById(focusNext.current)?.focus()
    focusNext.current = null
  })
  const set = ({ heads, entries }: Grid) => onChange({ [columns.name]: heads, [rows.name]: entries })
  const paste = (event: ClipboardEvent, place: GridPlace) => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'))
    if (!lines) return
    event.preventDefault()
    const result = pasted(grid, shape, place, lines)
    setTold(lostWords(result.lost))
    set(result.grid)
  }
  const head = ({ axis, noun, count, wordsAt }: typeof across, at: number) => (
    <GridHead
      id={`${id}-${axis}-${at}`}
      noun={noun}
      at={at}
      count={count}
      across={axis === across.axis}
      words={wordsAt(at)}
      onPaste={(event) => paste(event, headPlace(axis, at))}
      onRename={(words) => set(renamed(grid, shape, axis, at, words))}
      onRemove={() => {
        // The next one takes the pressed button over; after the last one, focus moves back.
        if (at === count - 1) focusNext.current = count > 1 ? `${id}-${axis}-${at - 1}-remove` : `${id}-${axis}-add`
        set(without(grid, shape, axis, at))
      }}
      onMove={(to, control) => {
        focusNext.current = `${id}-${axis}-${to}-${control}`
        set(reordered(grid, shape, axis, at, to))
      }}
    />
  )
  const cell = (line: number, at: number) => {
    const place = placeOf(line, at)
    const entry = grid.entries[place.entry]
    const value = entry && cellsOf(grid, shape, entry)[place.column]
    const texts = {
      size: 'small',
      hideLabel: true,
      label: cellName(line, at),
      error: problemAt(`${rows.name}.${place.entry}.${cells.name}.${place.column}`),
      onPaste: (event: ClipboardEvent) => paste(event, place),
    } as const
    return isTurned(shape) ? (
      <NumberCell {...texts} facts={facts} value={value} onChange={(figure) => set(withCell(grid, shape, place, figure))} />
    ) : (
      <TextField
        {...texts}
        value={String(value ?? '')}
        onChange={(event) => set(withCell(grid, shape, place, event.currentTarget.value))}
      />
    )
  }
  const problem = problemAt(rows.name) ?? problemAt(columns.name)
  return (
    <div>
      <Scroll onFocus={remember}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <td>
                <TextField
                  size="small"
                  hideLabel
                  label="Paste a table from a spreadsheet"
                  placeholder="Paste a table"
                  autoComplete="off"
                  value=""
                  onPaste={(event) => paste(event, { entry: -1, column: -1 })}
                  // This field only accepts pastes.
                  onChange={() => undefined}
                />
              </td>
              {upTo(across.count).map((at) => (
                <th key={at} scope="col">
                  {head(across, at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {upTo(down.count).map((line) => (
              <tr key={line}>
                <th scope="row">{head(down, line)}</th>
                {upTo(across.count).map((at) => (
                  <td key={at}>{cell(line, at)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Tools>
        {[down, across].map(({ axis, noun, full }) => (
          <Button
            key={axis}
            id={`${id}-${axis}-add`}
            size="small"
            icon={<Plus />}
            aria-disabled={full || undefined}
            onClick={() => (full ? undefined : set(extended(grid, shape, axis)))}
          >
            Add {noun}
          </Button>
        ))}
        <FactDialog
          label={`Live fact in a cell of this ${caption === 'Table' ? 'table' : 'chart'}`}
          onChoose={({ key }) => setTold(insert(factToken(key)) ? '' : 'Click a cell first, then choose the fact.')}
        />
      </Tools>
      <Told role="status">{told}</Told>
      {problem ? <FieldError>{problem}</FieldError> : null}
    </div>
  )
}

const Scroll = styled.div`
  overflow-x: auto;

  & table {
    border-collapse: separate;
    border-spacing: var(--space-2);
    margin-inline: calc(-1 * var(--space-2));
  }
  & :is(td, th) {
    min-width: 9rem;
    padding: 0;
    vertical-align: bottom;
  }
  & th[scope='row'] {
    min-width: 12rem;
  }
  /* A cell aligns with its row's heading, not with the tools below that. */
  & tbody :is(td, th) {
    vertical-align: top;
  }
  /* In a narrow container, two whole columns are visible. */
  @container (max-width: 30rem) {
    & :is(td, th) {
      min-width: 6.5rem;
    }
    & th[scope='row'] {
      min-width: 7.5rem;
    }
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  margin-top: var(--space-2);
`

const Told = styled.p`
  font-size: var(--text-small);

  &:not(:empty) {
    margin-top: var(--space-2);
  }
`
