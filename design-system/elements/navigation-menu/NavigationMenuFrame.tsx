import * as Primitive from 'radix-ui/navigation-menu'
import { css, keyframes, styled } from 'styled-components'

const appear = keyframes`
  from { opacity: 0; translate: 0 -0.25rem; }
`

const top = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--control-base);
  padding: 0 var(--space-3);
  border-radius: var(--radius-base);
  color: var(--color-ink);
  font-size: var(--text-compact);
  font-weight: var(--weight-medium);
  line-height: var(--leading-flat);
  text-decoration: none;
  white-space: nowrap;

  & svg {
    width: 1rem;
    height: 1rem;
    transition: rotate var(--duration-base);
  }
  &[data-state='open'] svg {
    rotate: 180deg;
  }
  &:hover,
  &[data-state='open'] {
    background: color-mix(in srgb, var(--color-ink) 6%, transparent);
  }
  &[aria-current='page'] {
    font-weight: var(--weight-strong);
    text-decoration: underline;
    text-decoration-color: var(--color-signal);
    text-decoration-thickness: var(--stroke-mark);
    text-underline-offset: 0.5em;
  }
`

export const Root = styled(Primitive.Root)`
  position: relative;
`

export const List = styled(Primitive.List)`
  display: flex;
  gap: var(--space-0-5);
  padding: 0;
  list-style: none;
`

export const Item = styled(Primitive.Item)`
  position: relative;
`

export const TopLink = styled.a`
  ${top}
`

export const Trigger = styled(Primitive.Trigger)`
  ${top}
`

export const Panel = styled(Primitive.Content)`
  position: absolute;
  top: calc(100% + var(--space-2));
  inset-inline-start: 0;
  z-index: var(--layer-menu);
  width: 20rem;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  animation: ${appear} var(--duration-quick) var(--ease-out);

  [data-align='end'] & {
    inset-inline: auto 0;
  }
`

export const PanelList = styled.ul`
  padding: var(--space-2);
  list-style: none;
`

export const PanelLink = styled.a`
  display: block;
  padding: var(--space-3);
  border-radius: var(--radius-small);
  color: var(--color-ink);
  font-size: var(--text-compact);
  font-weight: var(--weight-strong);
  line-height: var(--leading-control);
  text-decoration: none;

  &:hover {
    background: var(--color-sunken);
  }
  &[data-active] {
    color: var(--color-steel);
  }
`

export const EntryDescription = styled.span`
  display: block;
  margin-top: var(--space-1);
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  font-weight: var(--weight-regular);
`
