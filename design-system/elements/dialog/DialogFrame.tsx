import * as Primitive from 'radix-ui/dialog'
import { styled } from 'styled-components'
import { media } from '../../tokens/breakpoint'
import { appear, description, sheet, sheetPadding, title } from './dialogLook'

export const Scrim = styled(Primitive.Overlay)`
  position: fixed;
  inset: 0;
  z-index: var(--layer-scrim);
  display: grid;
  place-items: center;
  padding: var(--space-4);
  background: var(--color-scrim);
  overflow-y: auto;
  animation: ${appear} var(--duration-base) var(--ease-out);

  ${media.phone} {
    place-items: end stretch;
    padding: var(--space-10) 0 0;
  }
`

export const Content = styled(Primitive.Content)`
  ${sheet}
  ${sheetPadding}
`

export const Title = styled(Primitive.Title)`
  ${title}
`

export const Description = styled(Primitive.Description)`
  ${description}
`
