import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { FieldError } from './FieldError'

export interface FieldTexts {
  label: ReactNode
  /** Hides the label visually; for search boxes and cells labeled by their column. */
  hideLabel?: boolean
  hint?: ReactNode
  /** Message below the field; makes the field invalid, with a red border. */
  error?: ReactNode
  /** Adds '(optional)' after the label. */
  optional?: boolean
}

export interface FieldControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldTexts {
  id: string | undefined
  className?: string
  describedBy?: string
  children: (control: FieldControlProps) => ReactNode
}

/** Label above, hint, control, error below, with connected ids. Text, area and select fields use it. */
export const Field = ({ id, label, hideLabel = false, hint, error, optional = false, className, describedBy, children }: FieldProps) => {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describes = [describedBy, hint ? hintId : null, error ? errorId : null].filter(Boolean).join(' ')
  return (
    <Frame className={className}>
      <Label htmlFor={controlId} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
        {optional ? <Optional> (optional)</Optional> : null}
      </Label>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      {children({ id: controlId, 'aria-describedby': describes || undefined, 'aria-invalid': error ? true : undefined })}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  /* A date's own width is wider than half of a card on a phone. */
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-1-5);
  min-width: 0;
`

const Label = styled.label`
  font-size: var(--text-small);
  font-weight: var(--weight-strong);
  line-height: var(--leading-control);
`

const Optional = styled.span`
  color: var(--color-ink-subtle);
  font-weight: var(--weight-regular);
`

const Hint = styled.p`
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
  line-height: var(--leading-control);
`
