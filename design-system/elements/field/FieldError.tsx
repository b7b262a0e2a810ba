import { CircleAlert } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

/** The red line below an invalid field: icon and text, never color alone. */
export const FieldError = ({ children, ...rest }: ComponentPropsWithRef<'p'>) => (
  <Line {...rest}>
    <CircleAlert aria-hidden="true" />
    <span>{children}</span>
  </Line>
)

const Line = styled.p`
  display: flex;
  gap: var(--space-1-5);
  color: var(--color-bad);
  font-size: var(--text-small);
  font-weight: var(--weight-medium);
  line-height: var(--leading-control);

  & svg {
    flex: none;
    width: 1em;
    height: 1.3em;
  }
`
