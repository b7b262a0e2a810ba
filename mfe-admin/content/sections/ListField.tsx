import type { FieldTexts } from '@framewell/design-system/elements/field/Field'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { numberOf } from '@framewell/domain/content/grid/numberOf'
import { useState } from 'react'

interface ListFieldProps<Entry> extends FieldTexts {
  id?: string | undefined
  value: readonly Entry[]
  onChange: (value: Entry[]) => void
}

/** An ordered list of short texts, one per line. */
export const TextsField = (props: ListFieldProps<string>) => <ListField {...props} read={(line) => line} />

/** An ordered list of numbers, one per line. */
export const NumbersField = (props: ListFieldProps<number>) => <ListField {...props} read={numberOf} />

function ListField<Entry>({
  value,
  onChange,
  error,
  read,
  hint: _,
  ...rest
}: ListFieldProps<Entry> & { read: (line: string) => Entry | null }) {
  const [typed, setTyped] = useState<string | null>(null)
  const entries = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map(read)
  const known = (text: string) => entries(text).filter((entry) => entry !== null)
  // Keeps the raw input while it is being typed: a trailing empty line, a partial number.
  const kept = typed !== null && JSON.stringify(known(typed)) === JSON.stringify(value)
  return (
    <TextArea
      {...rest}
      hint="One per line."
      rows={2}
      error={kept && entries(typed).includes(null) ? 'One of these isn’t a number' : error}
      value={kept ? typed : value.join('\n')}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(known(event.currentTarget.value))
      }}
    />
  )
}
