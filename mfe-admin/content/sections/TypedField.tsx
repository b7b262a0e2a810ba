import type { FieldTexts } from '@framewell/design-system/elements/field/Field'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { type ClipboardEvent, useState } from 'react'

interface TypedFieldProps<Value extends number | string> extends FieldTexts {
  id?: string | undefined
  size?: 'base' | 'small'
  value: Value | null
  /** What somebody typed, or null while it is none. */
  read: (typed: string) => Value | null
  /** Said of what is none. */
  none: string
  onChange: (value: Value | null) => void
  onPaste?: (event: ClipboardEvent) => void
}

/** A value as it is typed: what is none yet stays on the screen and is said to be none. */
export const TypedField = <Value extends number | string>({ value, read, none, onChange, error, ...rest }: TypedFieldProps<Value>) => {
  const [typed, setTyped] = useState<string | null>(null)
  const kept = typed !== null && read(typed) === value
  const odd = kept && typed.trim() !== '' && value === null
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      error={odd ? none : error}
      value={kept ? typed : (value ?? '')}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(read(event.currentTarget.value))
      }}
    />
  )
}
