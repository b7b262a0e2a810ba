import { TextField, type TextFieldProps } from '@framewell/design-system/elements/text-field/TextField'
import { wholeNumber } from '@framewell/domain/numbers/plainNumber'
import { useState } from 'react'

interface WholeNumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'inputMode' | 'autoComplete' | 'maxLength'> {
  /** What the field shows unless somebody is typing in it. */
  value: string
  /** Input with more digits is not taken. */
  digits: number
  /** The typed text's whole part; null without one. */
  onNumber: (value: number | null) => void
}

/** A whole number. What is typed stays as it is until the field is left; then it shows the number that was read. */
export const WholeNumberField = ({ value, digits, onNumber, ...field }: WholeNumberFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    const number = wholeNumber(text)
    if (number !== null && String(number).length > digits) return
    setTyped(text)
    onNumber(number)
  }
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? value}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
