import { styled } from 'styled-components'

/** A part of the review with a heading. */
export const TitledPart = styled.section`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
`
