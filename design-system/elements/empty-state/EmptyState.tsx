import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode
  /** What would be here and how it gets here. */
  children?: ReactNode
  icon?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
}

/** Nothing here yet, or nothing that matches: says why and what to do. */
export const EmptyState = ({ title, children, icon, action, ...rest }: EmptyStateProps) => (
  <Frame {...rest}>
    {icon ? <Icon aria-hidden="true">{icon}</Icon> : null}
    <Title>{title}</Title>
    {children ? <Words>{children}</Words> : null}
    {action ? <Action>{action}</Action> : null}
  </Frame>
)

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-10) var(--space-5);
  border: 1px dashed var(--color-line);
  border-radius: var(--radius-base);
  text-align: center;
`

const Icon = styled.span`
  color: var(--color-steel);

  & svg {
    width: 2rem;
    height: 2rem;
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
