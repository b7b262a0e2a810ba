import type { FieldTexts } from '@framewell/design-system/elements/field/Field'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { useMomentText } from '@framewell/remote-kit/forms/useMomentText'

interface MomentFieldProps extends FieldTexts {
  id?: string | undefined
  /** An ISO time; '' for none. */
  value: string
  onChange: (value: string) => void
}

/** A time in the reader's own time zone. */
export const MomentField = ({ value, error, onChange, ...rest }: MomentFieldProps) => {
  const { text, problem, onText } = useMomentText(value, onChange)
  return (
    <TextField
      {...rest}
      type="datetime-local"
      value={text}
      error={problem ?? error}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    />
  )
}
