import { TextField, type TextFieldProps } from '@framewell/design-system/elements/text-field/TextField'
import { figure } from '@framewell/domain/numbers/figure'
import { wholeNumber } from '@framewell/domain/numbers/plainNumber'
import { useState } from 'react'

interface WholeNumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'inputMode' | 'autoComplete' | 'maxLength'> {
  /** What the field shows unless somebody is typing in it, or typed what it refuses. */
  value: string
  /** A larger or negative number is refused. */
  max: number
  /** The typed text's whole part; null without one, or where it is refused. */
  onNumber: (value: number | null) => void
}

/**
 * A whole number. What is typed stays as it is until the field is left; then the number that was read is shown. Refused text stays with
 * its error until the number is changed elsewhere.
 */
export const WholeNumberField = ({ value, max, onNumber, error, ...field }: WholeNumberFieldProps) => {
  const [typing, setTyping] = useState<{ readonly text: string; readonly leftAt?: string } | null>(null)
  const typed = typing?.leftAt === undefined || typing.leftAt === value ? typing?.text : undefined
  const refused = typed !== undefined && typed.trim() !== '' && readUpTo(max, typed) === null
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? value}
      error={refused ? `Enter a whole number from 0 to ${figure(max)}` : error}
      onChange={({ currentTarget }) => {
        setTyping({ text: currentTarget.value })
        onNumber(readUpTo(max, currentTarget.value))
      }}
      onBlur={() => setTyping(refused ? { text: typed, leftAt: value } : null)}
    />
  )
}

function readUpTo(max: number, typed: string): number | null {
  const number = wholeNumber(typed)
  return number !== null && number >= 0 && number <= max ? number : null
}
