import { css, styled } from 'styled-components'
import { media } from '../../tokens/breakpoint'

const frame = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--control-large);
  padding: var(--space-1) var(--space-6);
  border: 1px solid transparent;
  border-radius: var(--radius-base);
  font-family: var(--font-text);
  font-size: var(--text-control);
  font-weight: var(--weight-strong);
  line-height: var(--leading-control);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background-color var(--duration-quick),
    border-color var(--duration-quick),
    color var(--duration-quick);

  & svg {
    width: var(--control-icon);
    height: var(--control-icon);
  }
  &[data-block] {
    width: 100%;
  }
  &[data-size='small'] {
    min-height: var(--control-small);
    padding: var(--space-1) var(--space-4);
    font-size: var(--text-small);
  }
  ${media.coarse} {
    &[data-size='small'] {
      min-height: var(--control-base);
    }
  }

  &[data-variant='primary'] {
    background: var(--color-signal);
    color: var(--color-on-signal);
  }
  &[data-variant='primary']:hover {
    background: var(--color-signal-strong);
  }
  &[data-variant='quiet'] {
    border-color: var(--color-ink);
    background: transparent;
    color: var(--color-ink);
  }
  &[data-variant='quiet'][data-size='small'] {
    border-color: var(--color-control-border);
  }
  &[data-variant='quiet']:hover {
    border-color: var(--color-ink);
    background: color-mix(in srgb, var(--color-ink) 6%, transparent);
  }
  &[data-variant='plain'] {
    padding-inline: var(--space-3);
    background: transparent;
    color: var(--color-steel);
  }
  &[data-variant='plain']:hover {
    background: color-mix(in srgb, var(--color-steel) 9%, transparent);
  }
  &[data-variant='danger'] {
    background: var(--color-bad);
    color: var(--color-on-bad);
  }
  &[data-variant='danger']:hover {
    background: var(--color-bad-strong);
  }

  /* Over every variant, also under the pointer: its words stay readable. */
  &&&[aria-disabled],
  &&&:disabled {
    border-color: var(--color-line);
    background: var(--color-sunken);
    color: var(--color-ink-subtle);
    cursor: not-allowed;
  }
  &[data-pending] {
    cursor: progress;
  }

  /* Why it is disabled. Screen readers get it as the description; here it has no text alternative, so the name stays short. */
  &[data-reason]::after {
    position: absolute;
    bottom: calc(100% + var(--space-2));
    inset-inline-start: 0;
    z-index: var(--layer-tooltip);
    width: max-content;
    max-width: 18rem;
    padding: var(--space-1-5) var(--space-3);
    border-radius: var(--radius-small);
    background: var(--color-ink);
    color: var(--color-paper);
    content: attr(data-reason);
    content: attr(data-reason) / '';
    font-size: var(--text-small);
    font-weight: var(--weight-medium);
    pointer-events: none;
    /* Not there at all: hidden, it would still widen the page. */
    display: none;
  }
  &[data-reason-side='end']::after {
    inset-inline: auto 0;
  }
  &[data-reason]:hover::after,
  &[data-reason]:focus-visible::after,
  &[data-told]::after {
    display: block;
  }
`

export const ButtonFrame = styled.button`
  ${frame}
`

export const LinkFrame = styled.a`
  ${frame}
`
