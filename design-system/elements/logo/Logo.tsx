import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { useLinkComponent } from '../link/LinkProvider'
import { LogoMark } from './LogoMark'

export interface LogoProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** The product's name, from the site's settings. */
  name: string
  href?: string
}

/** The mark and the name, linked to the home page. */
export const Logo = ({ name, href = '/', ...rest }: LogoProps) => (
  <Anchor as={useLinkComponent()} href={href} {...rest}>
    <LogoMark />
    {name}
  </Anchor>
)

const Anchor = styled.a`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--control-base);
  border-radius: var(--radius-small);
  color: var(--color-ink);
  font-family: var(--font-display);
  font-size: var(--text-h4);
  font-stretch: var(--width-brand);
  font-weight: var(--weight-brand);
  letter-spacing: var(--tracking-brand);
  line-height: var(--leading-flat);
  text-decoration: none;
  white-space: nowrap;

  & > svg {
    flex: none;
  }
`
