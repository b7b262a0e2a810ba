import type { FieldTexts } from '@framewell/design-system/elements/field/Field'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { begun, isOdd, meantBy, oddWords, standingFor, type TypedOver } from '@framewell/domain/content/grid/typedOver'
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

/** A value as it is typed: what is none yet stays on the screen and is said to be none; the value before it stays meanwhile. */
export const TypedField = <Value extends number | string>({ value, read, none, onChange, error, ...rest }: TypedFieldProps<Value>) => {
  const [typed, setTyped] = useState<TypedOver<Value> | null>(null)
  const standing = standingFor(typed, value, read)
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      error={standing && isOdd(standing, read) ? oddWords(none, value) : error}
      value={standing ? standing.text : (value ?? '')}
      onFocus={() => setTyped(begun(typed, value, read))}
      onChange={(event) => {
        const next = { text: event.currentTarget.value, over: standing ? standing.over : value }
        setTyped(next)
        onChange(meantBy(next, read))
      }}
    />
  )
}
