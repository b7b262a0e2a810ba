import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: 'info' | 'ok' | 'warn' | 'bad'
  title?: ReactNode
  /** Buttons or links below the text. */
  actions?: ReactNode
  /** How it is announced when it appears: `polite` waits, `assertive` interrupts. Omit it for content present from the start. */
  live?: 'polite' | 'assertive'
}

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const

/** A message about the thing around it, with an icon for its tone. */
export const Alert = ({ tone = 'info', title, actions, live, children, ...rest }: AlertProps) => {
  const Icon = icons[tone]
  return (
    <Frame data-tone={tone} role={live === 'assertive' ? 'alert' : live === 'polite' ? 'status' : undefined} {...rest}>
      <Icon aria-hidden="true" />
      <Texts>
        {title ? <Title>{title}</Title> : null}
        {children ? <Message>{children}</Message> : null}
        {actions ? <Actions>{actions}</Actions> : null}
      </Texts>
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: start;
  padding: var(--space-4);
  border-radius: var(--radius-base);
  background: var(--color-steel-tint);
  color: var(--color-ink);
  font-size: var(--text-compact);
  line-height: 1.5;

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.5em;
    color: var(--color-steel);
  }
  &[data-tone='ok'] {
    background: var(--color-ok-tint);
  }
  &[data-tone='ok'] > svg {
    color: var(--color-ok);
  }
  &[data-tone='warn'] {
    background: var(--color-warn-tint);
  }
  &[data-tone='warn'] > svg {
    color: var(--color-warn);
  }
  &[data-tone='bad'] {
    background: var(--color-bad-tint);
  }
  &[data-tone='bad'] > svg {
    color: var(--color-bad);
  }
  @media print {
    border: 1px solid currentColor;
  }
`

const Texts = styled.div`
  flex: 1;
  min-width: 0;
`

const Title = styled.p`
  font-weight: var(--weight-strong);
`

const Message = styled.div`
  max-width: var(--measure-text);
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-3);
`
