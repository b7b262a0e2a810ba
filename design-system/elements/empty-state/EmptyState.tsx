import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { StateAction, StateFrame, StateTitle, StateWords } from '../state/stateParts'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode
  /** What would be here and how to get it. */
  children?: ReactNode
  icon?: ReactNode
  /** The one next step. */
  action?: ReactNode
}

/** No content, or no matches: says why and what to do. */
export const EmptyState = ({ title, children, icon, action, ...rest }: EmptyStateProps) => (
  <Frame {...rest}>
    {icon ? <Icon aria-hidden="true">{icon}</Icon> : null}
    <StateTitle>{title}</StateTitle>
    {children ? <StateWords>{children}</StateWords> : null}
    {action ? <StateAction>{action}</StateAction> : null}
  </Frame>
)

const Frame = styled(StateFrame)`
  border-style: dashed;
`

const Icon = styled.span`
  color: var(--color-steel);

  & svg {
    width: 2rem;
    height: 2rem;
    stroke-width: 1.5;
  }
`
