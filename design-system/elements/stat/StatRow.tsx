import { styled } from 'styled-components'
import { media } from '../../tokens/breakpoint'

/** Up to four Stats side by side, divided by hairlines; two by two on phones. An odd last one takes a full row. */
export const StatRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-line);
  gap: 1px;
  overflow: hidden;

  & > * {
    flex: 1 1 12rem;
    min-width: 0;
    padding: var(--space-5);
    background: var(--color-surface);
  }
  ${media.wide} {
    &:has(> :nth-child(4):last-child) > * {
      flex-basis: max(12rem, min(40%, (50rem - 100%) * 999));
    }
  }
  ${media.phone} {
    & > * {
      flex-basis: calc(50% - 1px);
      padding: var(--space-4);
    }
  }
`
