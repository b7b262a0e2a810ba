import { css } from 'styled-components'

/** The box of inputs, areas and selects. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: var(--control-large);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  color: var(--color-ink);
  font-family: var(--font-text);
  font-size: var(--text-control);
  line-height: var(--leading-control);
  transition: border-color var(--duration-quick);

  &::placeholder {
    color: var(--color-ink-subtle);
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: var(--color-ink-subtle);
  }
  &:focus-visible {
    border-color: var(--color-steel);
    outline: var(--stroke-mark) solid var(--color-steel);
    outline-offset: calc(-1 * var(--stroke-hairline));
  }
  &[aria-invalid='true'] {
    border-color: var(--color-bad);
    outline-color: var(--color-bad);
  }
  &:read-only:not(select),
  &:disabled {
    background: var(--color-sunken);
  }
  &:disabled {
    border-color: var(--color-line);
    color: var(--color-ink-subtle);
    cursor: not-allowed;
  }
  &[data-size='small'] {
    min-height: var(--control-small);
    padding-block: var(--space-1);
    font-size: var(--text-compact);
  }
`
