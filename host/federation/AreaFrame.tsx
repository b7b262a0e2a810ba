import { styled } from 'styled-components'

/** What a remote's part of the page stands in. */
export const AreaFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
`
