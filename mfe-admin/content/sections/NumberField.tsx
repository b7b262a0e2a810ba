import type { FieldTexts } from '@framewell/design-system/elements/field/Field'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
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
      error={odd ? 'Use digits and at most one point' : error}
      value={kept ? typed : (value ?? '')}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(numberOf(event.currentTarget.value))
      }}
    />
  )
}

/** '1,250.5' is a number; '', 'many' and '1.2.3' are none. */
export function numberOf(typed: string): number | null {
  const plain = typed.trim().replace(/,(?=\d{3}(?:\D|$))/g, '')
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}
