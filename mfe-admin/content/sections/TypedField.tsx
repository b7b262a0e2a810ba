import type { FieldTexts } from '@framewell/design-system/elements/field/Field'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import {
  begun,
  inputValueOf,
  invalidInputText,
  isInvalidInput,
  type PendingInput,
  shownInput,
} from '@framewell/domain/content/grid/pendingInput'
import { type ClipboardEvent, useState } from 'react'

interface TypedFieldProps<Value extends number | string> extends FieldTexts {
  id?: string | undefined
  size?: 'base' | 'small'
  value: Value | null
  /** Parses the input; null while it is not a valid value. */
  read: (typed: string) => Value | null
  /** Error text for an invalid value. */
  none: string
  onChange: (value: Value | null) => void
  onPaste?: (event: ClipboardEvent) => void
}

/** A typed value: invalid input stays in the field with an error, and the previous value is kept meanwhile. */
export const TypedField = <Value extends number | string>({ value, read, none, onChange, error, ...rest }: TypedFieldProps<Value>) => {
  const [typed, setTyped] = useState<PendingInput<Value> | null>(null)
  const standing = shownInput(typed, value, read)
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      error={standing && isInvalidInput(standing, read) ? invalidInputText(none, value) : error}
      value={standing ? standing.text : (value ?? '')}
      onFocus={() => setTyped(begun(typed, value, read))}
      onChange={(event) => {
        const next = { text: event.currentTarget.value, over: standing ? standing.over : value }
        setTyped(next)
        onChange(inputValueOf(next, read))
      }}
    />
  )
}
