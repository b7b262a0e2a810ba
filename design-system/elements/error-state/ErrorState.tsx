import { CircleAlert, RotateCw } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/Button'
import { StateAction, StateFrame, StateTitle, StateWords } from '../state/stateParts'

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
    <StateTitle>{title}</StateTitle>
    {children ? <StateWords>{children}</StateWords> : null}
    {onRetry ? (
      <StateAction>
        <Button onClick={onRetry} pending={retrying} pendingText="Trying again" icon={<RotateCw />} size="small">
          {retryLabel}
        </Button>
      </StateAction>
    ) : null}
  </Frame>
)

const Frame = styled(StateFrame)`
  background: var(--color-surface);

  & > svg {
    width: 2rem;
    height: 2rem;
    color: var(--color-bad);
    stroke-width: 1.5;
  }
`
