import { styled } from 'styled-components'

/** Wraps a control with an end icon: a select's arrow. */
export const MarkedControl = styled.span`
  position: relative;
  display: block;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-3);
    width: var(--control-icon);
    height: 100%;
    color: var(--color-ink-subtle);
    pointer-events: none;
  }
`
