import { type ComponentPropsWithRef, type MouseEvent, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'

export interface SummaryError {
  /** The control's id, or its name within the same form. */
  readonly field: string
  readonly message: string
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'ref'> {
  errors: readonly SummaryError[]
  title?: string
  /** Changes with every submit (react-hook-form's submitCount), so that a second failed submit takes focus again. */
  attempt?: number
}

/** A form's errors after submit. Takes focus; each line links to its field. Renders nothing without errors. */
export const ErrorSummary = ({ attempt = 0, ...rest }: ErrorSummaryProps) =>
  rest.errors.length > 0 ? <Shown key={attempt} {...rest} /> : null

const Shown = ({ errors, title = 'There is a problem', ...rest }: Omit<ErrorSummaryProps, 'attempt'>) => {
  const frame = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => frame.current?.focus(), [])
  return (
    <Frame ref={frame} role="alert" tabIndex={-1} aria-labelledby={titleId} {...rest}>
      <Title id={titleId}>{title}</Title>
      <List>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </List>
    </Frame>
  )
}

const focusField = (event: MouseEvent<HTMLAnchorElement>, field: string) => {
  const byName = event.currentTarget.closest('form')?.elements.namedItem(field)
  const found = document.getElementById(field) ?? (byName instanceof RadioNodeList ? byName[0] : byName)
  const target = found instanceof HTMLFieldSetElement ? found.querySelector('input') : found
  if (!(target instanceof HTMLElement)) return
  event.preventDefault()
  target.focus({ preventScroll: true })
  const shown = target.closest('fieldset, div') ?? target
  shown.scrollIntoView({ block: 'center' })
}

const Frame = styled.div`
  padding: var(--space-4) var(--space-5);
  border: var(--stroke-mark) solid var(--color-bad);
  border-radius: var(--radius-base);
  background: var(--color-surface);

  &:focus-visible {
    outline: var(--stroke-focus) solid var(--color-steel);
    outline-offset: var(--stroke-mark);
  }
`

const Title = styled.p`
  font-weight: var(--weight-strong);
`

const List = styled.ul`
  margin-top: var(--space-2);
  padding: 0;
  list-style: none;

  & a {
    display: inline-block;
    padding-block: var(--space-0-5);
    color: var(--color-bad);
    font-weight: var(--weight-medium);
  }
`
