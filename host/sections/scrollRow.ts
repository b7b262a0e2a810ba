import { media } from '@framewell/design-system/tokens/breakpoint'
import { css } from 'styled-components'

/** On a phone, a row that scrolls sideways with the next item partly visible. */
export const scrollRow = css`
  ${media.handset} {
    &[data-row] {
      display: flex;
      gap: var(--space-4);
      overflow-x: auto;
      margin-inline: calc(-1 * var(--space-5));
      padding-inline: var(--space-5);
      scroll-padding-inline: var(--space-5);
      scroll-snap-type: x proximity;
    }
    &[data-row] > * {
      flex: 0 0 min(80%, 18rem);
      scroll-snap-align: start;
    }
  }
`

/** From tablet width up, three in a row, never two and one. */
export const threeInARow = css`
  ${media.wide} {
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`
