import { styled } from 'styled-components'

/** The container of a remote's area on the page. */
export const AreaFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
`
