import { CircleAlert, RotateCw } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/Button'

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode
  /** What happened and what still works, in plain words. */
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  retryLabel?: string
}

/** A part that failed to load, with a way to try again. Costs only its own area. */
export const ErrorState = ({ title, children, onRetry, retrying = false, retryLabel = 'Try again', ...rest }: ErrorStateProps) => (
  <Frame role="alert" {...rest}>
    <CircleAlert aria-hidden="true" />
    <Title>{title}</Title>
    {children ? <Words>{children}</Words> : null}
    {onRetry ? (
      <Action>
        <Button onClick={onRetry} pending={retrying} pendingText="Trying again" icon={<RotateCw />} size="small">
          {retryLabel}
        </Button>
      </Action>
    ) : null}
  </Frame>
)

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-10) var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  text-align: center;

  & > svg {
    width: 2rem;
    height: 2rem;
    color: var(--color-bad);
    stroke-width: 1.5;
  }
`

const Title = styled.p`
  font-family: var(--font-display);
  font-size: var(--text-h5);
  font-stretch: var(--width-display);
  font-weight: var(--weight-heavy);
  letter-spacing: var(--tracking-heading);
  line-height: var(--leading-heading);
`

const Words = styled.div`
  max-width: 28rem;
  color: var(--color-ink-muted);
  font-size: var(--text-compact);
`

const Action = styled.div`
  margin-top: var(--space-3);
`
