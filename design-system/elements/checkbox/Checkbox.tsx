import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { FieldError } from '../field/FieldError'
import { Box, Choice, ChoiceHint, ChoiceText, Frame } from './CheckboxFrame'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode
  hideLabel?: boolean
  hint?: ReactNode
  error?: ReactNode
}

/** A native checkbox with its label beside it; the whole line is the target. */
export const Checkbox = ({ label, hideLabel = false, hint, error, className, id, ...input }: CheckboxProps) => {
  const ownId = useId()
  const controlId = id ?? ownId
  const describes = [input['aria-describedby'], hint ? `${controlId}-hint` : null, error ? `${controlId}-error` : null]
    .filter(Boolean)
    .join(' ')
  return (
    <Frame className={className}>
      <Choice>
        <Box {...input} id={controlId} type="checkbox" aria-describedby={describes || undefined} aria-invalid={error ? true : undefined} />
        <ChoiceText className={hideLabel ? 'visually-hidden' : undefined}>{label}</ChoiceText>
      </Choice>
      {hint ? <ChoiceHint id={`${controlId}-hint`}>{hint}</ChoiceHint> : null}
      {error ? <FieldError id={`${controlId}-error`}>{error}</FieldError> : null}
    </Frame>
  )
}
