'use client'

import { factToken } from '@framewell/domain/content/facts'
import {
  cellsOf,
  extended,
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
import { Button, FieldDescription } from '@payloadcms/ui'
import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react'
import { GridHead } from './GridHead'
import { LiveFigure } from './LiveFigure'
import { NumberCell } from './NumberCell'
import { useFacts } from './useFacts'
import { useFigure } from './useFigure'

interface FigureGridProps {
  /** Path of the list of rows or series in the form. */
  readonly path: string
  readonly readOnly?: boolean
  readonly shape: GridShape
}

/** The cells of a table or chart with a preview, styled for the panel. Cells copied from a spreadsheet can be pasted anywhere. */
export const FigureGrid = ({ path, readOnly = false, shape }: FigureGridProps) => {
  const { values, problems, change } = useFigure(path, shape)
  const grid = gridOf(values, shape)
  const { caption, across, down, placeOf, cellName } = gridWords(grid, shape)
  const id = useId()
  const live = useFacts()
  const [told, setTold] = useState('')
  const focusNext = useRef<string | null>(null)
  useEffect(() => {
    if (focusNext.current !== null) document.getElementById(focusNext.current)?.focus()
    focusNext.current = null
  })
  const paste = (event: ClipboardEvent, place: GridPlace) => {
    const lines = readOnly ? null : pastedLines(event.clipboardData.getData('text/plain'))
    if (!lines) return
    event.preventDefault()
    const result = pasted(grid, shape, place, lines)
    setTold(lostWords(result.lost))
    change(result.grid)
  }
  const head = ({ axis, noun, count, wordsAt }: typeof across, at: number) => (
    <GridHead
      across={axis === across.axis}
      at={at}
      count={count}
      id={`${id}-${axis}-${at}`}
      noun={noun}
      onMove={(to, control) => {
        focusNext.current = `${id}-${axis}-${to}-${control}`
        change(reordered(grid, shape, axis, at, to))
      }}
      onPaste={(event) => paste(event, headPlace(axis, at))}
      onRemove={() => change(without(grid, shape, axis, at))}
      onRename={(words) => change(renamed(grid, shape, axis, at, words))}
      readOnly={readOnly}
      words={wordsAt(at)}
    />
  )
  const cell = (line: number, at: number) => {
    const place = placeOf(line, at)
    const entry = grid.entries[place.entry]
    const value = entry && cellsOf(grid, shape, entry)[place.column]
    const input = { 'aria-label': cellName(line, at), onPaste: (event: ClipboardEvent) => paste(event, place), readOnly }
    return isTurned(shape) ? (
      <NumberCell
        {...input}
        facts={live.values}
        list={`${id}-facts`}
        onFigure={(figure) => change(withCell(grid, shape, place, figure))}
        value={value}
      />
    ) : (
      <input
        {...input}
        list={String(value).includes('{') ? `${id}-facts` : undefined}
        onChange={({ target }) => change(withCell(grid, shape, place, target.value))}
        type="text"
        value={String(value ?? '')}
      />
    )
  }
  return (
    <div className="field-type text figure-grid">
      <div className="figure-grid__beside">
        <LiveFigure facts={live.values} values={values} />
        <div className="figure-grid__cells">
          <div className="figure-grid__scroll">
            <table aria-label={caption}>
              <thead>
                <tr>
                  <td>
                    {readOnly ? null : (
                      <input
                        aria-label="Paste a table from a spreadsheet"
                        autoComplete="off"
                        // Only pasting is handled here.
                        onChange={() => undefined}
                        onPaste={(event) => paste(event, { entry: -1, column: -1 })}
                        placeholder="Paste a table"
                        type="text"
                        value=""
                      />
                    )}
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
          </div>
          {readOnly
            ? null
            : [down, across].map(({ axis, noun, full }) => (
                <Button
                  aria-disabled={full || undefined}
                  buttonStyle="secondary"
                  key={axis}
                  margin={false}
                  onClick={() => (full ? undefined : change(extended(grid, shape, axis)))}
                  size="small"
                >
                  Add {noun}
                </Button>
              ))}
          <datalist id={`${id}-facts`}>
            {live.facts.map(({ key, label, value }) => (
              <option key={key} label={`${label}: ${value}`} value={factToken(key)} />
            ))}
          </datalist>
          <p role="status">{told}</p>
          {problems.map((problem) => (
            <p className="figure-grid__problem" key={problem}>
              {problem}
            </p>
          ))}
          <FieldDescription
            description="A table copied from a spreadsheet is pasted at any cell. Alt with an arrow moves a row or column. A cell can name a live fact: type {{ and choose."
            path={path}
          />
        </div>
      </div>
    </div>
  )
}
