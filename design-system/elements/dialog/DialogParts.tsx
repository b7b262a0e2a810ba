import { styled } from 'styled-components'
import { media } from '../../tokens/breakpoint'

export const Corner = styled.div`
  position: absolute;
  top: var(--space-3);
  right: var(--space-3);
`

export const Body = styled.div`
  margin-top: var(--space-5);

  &:empty {
    display: none;
  }
`

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  justify-content: flex-end;
  margin-top: var(--space-6);

  ${media.phone} {
    & > * {
      flex: 1;
    }
  }
`
