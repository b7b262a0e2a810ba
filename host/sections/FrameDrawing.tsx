import { DRAWING_STYLE, type DrawingTone } from '@framewell/domain/framing/drawing'
import { css, styled } from 'styled-components'
import type { Drawing } from '../shell/view'

/** A plan's frame as the server drew it. The key names it in the document, from where the browser takes it back. */
export const FrameDrawing = ({ drawing, drawingKey }: { drawing: Drawing; drawingKey: string }) => (
  // Our own generator made this SVG from figures; the plan's name in it is escaped.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of hundreds of lines is neither sent twice nor hydrated
  <Sheet data-drawing={drawingKey} dangerouslySetInnerHTML={{ __html: drawing.svg }} />
)

const tones: Record<DrawingTone, string> = {
  ink: 'stroke: var(--color-ink);',
  steel: 'stroke: var(--color-steel-bright);',
  faint: 'stroke: var(--color-steel-bright); stroke-opacity: 0.42;',
  signal: 'stroke: var(--color-signal);',
  muted: 'stroke: var(--color-ink-subtle);',
  veil: 'stroke: none; fill: var(--drawing-ground, var(--color-paper)); fill-opacity: 0.5;',
}

const kinds = Object.entries(DRAWING_STYLE)
  .map(([kind, { widthPixels, tone }]) => `[data-kind='${kind}'] { stroke-width: ${widthPixels}px; ${tones[tone]} }`)
  .join('\n')

const Sheet = styled.div`
  & svg {
    width: 100%;
    height: auto;
  }
  & path {
    fill: none;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  & text {
    fill: var(--color-ink-muted);
    font-family: var(--font-text);
    font-weight: var(--weight-medium);
    text-anchor: middle;
    dominant-baseline: middle;
  }
  ${css`
    ${kinds}
  `}
`
