'use client'

import { cellNumber, cellOf, cellProblem } from '@framewell/domain/content/chartCells'
import type { FactValues } from '@framewell/domain/content/facts'
import { NO_NUMBER } from '@framewell/domain/content/grid/numberOf'
import {
  begun,
  inputValueOf,
  invalidInputText,
  isInvalidInput,
  type PendingInput,
  shownInput,
} from '@framewell/domain/content/grid/pendingInput'
import { type InputHTMLAttributes, useState } from 'react'

interface NumberCellProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  /** A number, a fact token, or null. */
  readonly value: unknown
  /** Values of facts; undefined until loaded. */
  readonly facts: FactValues | undefined
  readonly onFigure: (value: number | string | null) => void
}

/**
 * A cell for a number (also '1,250.5') or a live fact, shown with its value. Invalid input stays visible and is marked; the previous number
 * is kept meanwhile.
 */
export const NumberCell = ({ value, facts, list, onFigure, ...rest }: NumberCellProps) => {
  const cell = typeof value === 'number' || typeof value === 'string' ? value : null
  const [typed, setTyped] = useState<PendingInput<number | string> | null>(null)
  const standing = shownInput(typed, cell, cellOf)
  const problem = standing && isInvalidInput(standing, cellOf) ? invalidInputText(NO_NUMBER, cell) : facts && cellProblem(cell, facts)
  const says = facts && typeof cell === 'string' && !problem ? cellNumber(cell, facts) : null
  return (
    <>
      <input
        {...rest}
        aria-invalid={problem ? true : undefined}
        autoComplete="off"
        inputMode="decimal"
        // Offered once a fact is being typed; numbers need no suggestions.
        list={`${typed?.text ?? cell}`.includes('{') ? list : undefined}
        onChange={({ target }) => {
          const next = { text: target.value, over: standing ? standing.over : cell }
          setTyped(next)
          onFigure(inputValueOf(next, cellOf))
        }}
        onFocus={() => setTyped(begun(typed, cell, cellOf))}
        type="text"
        value={standing ? standing.text : (cell ?? '')}
      />
      {problem ? <span className="figure-grid__problem">{problem}</span> : null}
      {says === null ? null : <span>Draws {says.toLocaleString('en-US')}</span>}
    </>
  )
}
