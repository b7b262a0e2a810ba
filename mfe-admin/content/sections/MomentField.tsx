import type { FieldTexts } from '@framewell/design-system/elements/field/Field'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { isoOf, localMoment, skippedTime } from '@framewell/domain/content/localTime'
import { useState } from 'react'

interface MomentFieldProps extends FieldTexts {
  id?: string | undefined
  /** An ISO time; '' for none. */
  value: string
  onChange: (value: string) => void
}

/** A time in the reader's own time zone. One that clocks skip is not taken. */
export const MomentField = ({ value, error, onChange, ...rest }: MomentFieldProps) => {
  const [skipped, setSkipped] = useState<string>()
  return (
    <TextField
      {...rest}
      type="datetime-local"
      value={localMoment(value)}
      error={skipped ?? error}
      onChange={({ currentTarget }) => {
        const problem = skippedTime(currentTarget.value)
        setSkipped(problem)
        if (!problem) onChange(isoOf(currentTarget.value))
      }}
    />
  )
}
