import { styled } from 'styled-components'

/** Around a control that carries a mark at its end: the arrow of a choice. */
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
