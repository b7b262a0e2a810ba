import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldError } from '@framewell/design-system/elements/field/FieldError'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { pastedLines } from '@framewell/domain/content/paste/pastedLines'
import type { FieldValues } from '@framewell/domain/content/sectionForm'
import { Plus } from 'lucide-react'
import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { GridHead } from './GridHead'
import {
  cellsOf,
  extended,
  type Grid,
  type GridAxis,
  type GridPlace,
  type GridShape,
  gridOf,
  isTurned,
  mostOf,
  nameOf,
  pasted,
  renamed,
  reordered,
  withCell,
  without,
} from './grid'
import { NumberField } from './NumberField'

export interface GridFieldProps extends GridShape {
  values: FieldValues
  problemAt: (path: string) => string | undefined
  onChange: (change: FieldValues) => void
}

/**
 * A table as one sees it: a row for each line, a cell for each column. Numbers of a chart stand the other way round, a line for each
 * category with the figure of each series, as in any sheet. What a spreadsheet copied is pasted at any cell.
 */
export const GridField = ({ rows, columns, cells, values, problemAt, onChange }: GridFieldProps) => {
  const shape = { rows, columns, cells }
  const grid = gridOf(values, shape)
  const turned = isTurned(shape)
  const id = useId()
  const [told, setTold] = useState('')
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
    setTold(result.lost > 0 ? `${result.lost} of the pasted cells did not fit, or were no numbers.` : '')
    set(result.grid)
  }
  const noun = { column: turned ? 'category' : 'column', entry: (rows.entry ?? rows.label).toLowerCase() }
  const count = { column: grid.heads.length, entry: grid.entries.length }
  const wordsOf = { column: (at: number) => grid.heads[at] ?? '', entry: (at: number) => nameOf(grid, shape, at) }
  const [across, down]: readonly GridAxis[] = turned ? ['entry', 'column'] : ['column', 'entry']
  if (!across || !down) return null
  const head = (axis: GridAxis, at: number) => (
    <GridHead
      id={`${id}-${axis}-${at}`}
      noun={noun[axis]}
      at={at}
      count={count[axis]}
      across={axis === across}
      words={wordsOf[axis](at)}
      onPaste={(event) => paste(event, axis === 'column' ? { entry: -1, column: at } : { entry: at, column: -1 })}
      onRename={(words) => set(renamed(grid, shape, axis, at, words))}
      onRemove={() => set(without(grid, shape, axis, at))}
      onMove={(to, control) => {
        focusNext.current = `${id}-${axis}-${to}-${control}`
        set(reordered(grid, shape, axis, at, to))
      }}
    />
  )
  const cell = (line: number, at: number) => {
    const place = turned ? { entry: at, column: line } : { entry: line, column: at }
    const entry = grid.entries[place.entry]
    const value = entry && cellsOf(grid, shape, entry)[place.column]
    const texts = {
      size: 'small',
      hideLabel: true,
      label: `${wordsOf[down](line) || `${noun[down]} ${line + 1}`}, ${wordsOf[across](at) || `${noun[across]} ${at + 1}`}`,
      error: problemAt(`${rows.name}.${place.entry}.${cells.name}.${place.column}`),
      onPaste: (event: ClipboardEvent) => paste(event, place),
    } as const
    return turned ? (
      <NumberField
        {...texts}
        value={typeof value === 'number' ? value : null}
        onChange={(figure) => set(withCell(grid, shape, place, figure))}
      />
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
      <Scroll>
        <table>
          <caption className="visually-hidden">{turned ? 'Figures by category' : 'Table'}</caption>
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
                  // Only what is pasted has a place here.
                  onChange={() => undefined}
                />
              </td>
              {upTo(count[across]).map((at) => (
                <th key={at} scope="col">
                  {head(across, at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {upTo(count[down]).map((line) => (
              <tr key={line}>
                <th scope="row">{head(down, line)}</th>
                {upTo(count[across]).map((at) => (
                  <td key={at}>{cell(line, at)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Tools>
        {[down, across].map((axis) => {
          const full = count[axis] >= mostOf(shape, axis)
          return (
            <Button
              key={axis}
              size="small"
              icon={<Plus />}
              aria-disabled={full || undefined}
              onClick={() => (full ? undefined : set(extended(grid, shape, axis)))}
            >
              Add {noun[axis]}
            </Button>
          )
        })}
      </Tools>
      <Told role="status">{told}</Told>
      {problem ? <FieldError>{problem}</FieldError> : null}
    </div>
  )
}

function upTo(length: number): number[] {
  return Array.from({ length }, (_, at) => at)
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
