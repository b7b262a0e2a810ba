import { styled } from 'styled-components'
import { media } from '../../tokens/breakpoint'

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: center;
  padding: 0;
  list-style: none;

  ${media.phone} {
    gap: 0;
  }
`

export const PageLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  min-width: var(--control-base);
  min-height: var(--control-base);
  padding: 0 var(--space-3);
  border-radius: var(--radius-base);
  color: var(--color-ink);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  font-weight: var(--weight-strong);
  text-decoration: none;

  & svg {
    width: 1rem;
    height: 1rem;
  }
  &:hover:not([data-ended]) {
    background: color-mix(in srgb, var(--color-ink) 6%, transparent);
  }
  &[aria-current='page'] {
    background: var(--color-ink);
    color: var(--color-paper);
  }
  &[data-ended] {
    color: var(--color-ink-subtle);
  }
  ${media.phone} {
    min-width: 2.25rem;
    padding: 0 var(--space-1);
  }
`

export const PageLinkLabel = styled.span`
  ${media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
    overflow: hidden;
  }
`

export const Gap = styled.span`
  display: inline-block;
  min-width: var(--control-target);
  color: var(--color-ink-subtle);
  text-align: center;
`
