import { css } from 'styled-components'

/** The round mark on the line beside each step of a list. */
export const stepMark = css`
  & > li::before {
    position: absolute;
    top: var(--space-1);
    left: calc(-1 * var(--space-2) - 1px);
    width: var(--space-4);
    height: var(--space-4);
    border: 2px solid var(--color-control-border);
    border-radius: var(--radius-round);
    background: var(--color-paper);
    content: '';
  }
`
