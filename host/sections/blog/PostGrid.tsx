import { media } from '@framewell/design-system/tokens/breakpoint'
import { styled } from 'styled-components'

/** Article cards in as many columns as fit. With `data-lead`, the first two take half the width each. */
export const PostGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-6);
  padding: 0;
  list-style: none;

  /* Three go in one row on a tablet, never two and one. */
  ${media.tablet} {
    &:not([data-lead]):has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--space-4);
    }
  }
  ${media.desk} {
    &[data-lead] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
