import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { useIsLive, useLinkComponent } from './LinkProvider'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string
  /** `inline` is underlined, for running text; `standalone` is for a card, a row or a list. */
  variant?: 'inline' | 'standalone'
}

/**
 * A link in text or on its own; uses the shell's router when there is one. A link that is not live yet renders its text in running text,
 * and nothing when standalone.
 */
export const Link = ({ variant = 'inline', ...rest }: LinkProps) => {
  const component = useLinkComponent()
  if (!useIsLive()(rest.href)) return variant === 'inline' ? rest.children : null
  return <Anchor as={component} data-variant={variant} {...rest} />
}

const Anchor = styled.a`
  color: var(--color-steel);
  border-radius: var(--radius-small);
  transition: color var(--duration-quick);

  &:hover {
    color: var(--color-ink);
  }
  &[data-variant='standalone'] {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1-5);
    min-height: var(--control-target);
    font-weight: var(--weight-strong);
    text-decoration: none;
  }
  &[data-variant='standalone']:hover {
    text-decoration: underline;
  }
`
