import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { FieldError } from '../field/FieldError'

export interface FieldSetProps {
  legend: ReactNode
  hideLegend?: boolean
  hint?: ReactNode
  error?: ReactNode
  optional?: boolean
  id?: string
  className?: string
  children: ReactNode
}

/** Controls that answer one question, with legend, hint and error. */
export const FieldSet = ({ legend, hideLegend = false, hint, error, optional = false, id, className, children }: FieldSetProps) => {
  const ownId = useId()
  const groupId = id ?? ownId
  const describes = [hint ? `${groupId}-hint` : null, error ? `${groupId}-error` : null].filter(Boolean).join(' ')
  return (
    <Frame id={groupId} className={className} aria-describedby={describes || undefined}>
      <Legend className={hideLegend ? 'visually-hidden' : undefined}>
        {legend}
        {optional ? <Quiet> (optional)</Quiet> : null}
      </Legend>
      {hint ? <Hint id={`${groupId}-hint`}>{hint}</Hint> : null}
      {children}
      {error ? <FieldError id={`${groupId}-error`}>{error}</FieldError> : null}
    </Frame>
  )
}

const Frame = styled.fieldset`
  & > * + * {
    margin-top: var(--space-2);
  }
`

const Legend = styled.legend`
  font-size: var(--text-small);
  font-weight: var(--weight-strong);
  line-height: var(--leading-control);
`

const Quiet = styled.span`
  color: var(--color-ink-subtle);
  font-weight: var(--weight-regular);
`

const Hint = styled.p`
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
  line-height: var(--leading-control);
`
