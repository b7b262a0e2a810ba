import type { FieldTexts } from '@framewell/design-system/elements/field/Field'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { NO_NUMBER, numberOf } from '@framewell/domain/content/grid/numberOf'
import { type ClipboardEvent, useState } from 'react'

interface NumberFieldProps extends FieldTexts {
  id?: string | undefined
  size?: 'base' | 'small'
  value: number | null
  onChange: (value: number | null) => void
  onPaste?: (event: ClipboardEvent) => void
}

/** A number as it is typed: what is none yet stays on the screen and is said to be none. */
export const NumberField = ({ value, onChange, error, ...rest }: NumberFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const kept = typed !== null && numberOf(typed) === value
  const odd = kept && typed.trim() !== '' && value === null
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      error={odd ? NO_NUMBER : error}
      value={kept ? typed : (value ?? '')}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(numberOf(event.currentTarget.value))
      }}
    />
  )
}
