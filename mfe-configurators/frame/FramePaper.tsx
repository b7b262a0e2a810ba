import { styled } from 'styled-components'

/** The sheet for a frame: grid paper of one size for every view, so that switching views shifts nothing. */
export const FramePaper = styled.div`
  --drawing-paper: var(--color-paper);
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background:
    linear-gradient(var(--color-line-faint) 1px, transparent 1px) 0 0 / 100% var(--space-6),
    linear-gradient(90deg, var(--color-line-faint) 1px, transparent 1px) 0 0 / var(--space-6) 100%,
    var(--color-paper);

  & > svg {
    position: absolute;
    inset: var(--space-4);
    width: calc(100% - 2 * var(--space-4));
    height: calc(100% - 2 * var(--space-4));
  }
  /* Space for what is in the corner. */
  &[data-corner] > svg {
    height: calc(100% - var(--space-4) - var(--space-12));
  }
`
