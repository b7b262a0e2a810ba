import { styled } from 'styled-components'

/** Cards of articles in as many columns as fit. */
export const PostGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-6);
  padding: 0;
  list-style: none;
`
