import { breakpoint } from '@framewell/design-system/tokens/breakpoint'
import { drawingStyles } from '@framewell/remote-kit/drawing/drawingStyles'
import { styled } from 'styled-components'
import type { Drawing } from '../shell/view'

/** A plan's frame as the server rendered it. The browser finds it in the document by its key. */
export const FrameDrawing = ({ drawing, drawingKey }: { drawing: Drawing; drawingKey: string }) => (
  // Our generator built this SVG from numbers; the plan's name in it is escaped.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of hundreds of lines is neither sent twice nor hydrated
  <Sheet data-drawing={drawingKey} dangerouslySetInnerHTML={{ __html: drawing.svg }} />
)

const Sheet = styled.div`
  & svg {
    width: 100%;
    height: auto;
    font-variant-numeric: tabular-nums;
  }
  & text {
    text-anchor: middle;
    dominant-baseline: middle;
  }
  & text[data-anchor='start'] {
    text-anchor: start;
  }
  & text[data-anchor='end'] {
    text-anchor: end;
  }
  ${drawingStyles}
  /* Shows the layout that has room for its text. */
  @media (max-width: ${breakpoint.wideDrawing - 0.02}px) {
    & svg[data-form='wide'] {
      display: none;
    }
  }
  @media (min-width: ${breakpoint.wideDrawing}px) {
    & svg[data-form='figure'] {
      display: none;
    }
  }
`
