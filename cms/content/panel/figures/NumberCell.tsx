'use client'

import { NO_NUMBER, numberOf } from '@framewell/domain/content/grid/numberOf'
import { type InputHTMLAttributes, useState } from 'react'

interface NumberCellProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  readonly value: number | null
  readonly onFigure: (value: number | null) => void
}

/** A number as it is typed, '1,250.5' too: what is none yet stays on the screen and is said to be none. */
export const NumberCell = ({ value, onFigure, ...rest }: NumberCellProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const kept = typed !== null && numberOf(typed) === value
  const odd = kept && typed.trim() !== '' && value === null
  return (
    <>
      <input
        {...rest}
        aria-invalid={odd || undefined}
        autoComplete="off"
        inputMode="decimal"
        onChange={({ target }) => {
          setTyped(target.value)
          onFigure(numberOf(target.value))
        }}
        type="text"
        value={kept ? typed : (value ?? '')}
      />
      {odd ? <span className="figure-grid__problem">{NO_NUMBER}</span> : null}
    </>
  )
}
