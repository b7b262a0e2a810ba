import { styled } from 'styled-components'
import { media } from '../../tokens/breakpoint'

/** Up to four Stats side by side, divided by hairlines; two by two on phones. */
export const StatRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-line);
  gap: 1px;
  overflow: hidden;

  & > * {
    padding: var(--space-5);
    background: var(--color-surface);
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > * {
      padding: var(--space-4);
    }
  }
`
