import { DRAWING_STYLE, type DrawingTone, FAINT_OPACITY, FILL_OPACITY, VEIL_OPACITY } from '@framewell/domain/framing/drawing'
import { css } from 'styled-components'

const tones: Readonly<Record<DrawingTone, string>> = {
  ink: 'stroke: var(--color-ink);',
  steel: 'stroke: var(--color-steel-bright);',
  faint: `stroke: var(--color-steel-bright); stroke-opacity: ${FAINT_OPACITY};`,
  signal: 'stroke: var(--color-signal);',
  muted: 'stroke: var(--color-ink-subtle);',
  veil: `stroke: none; fill: var(--drawing-paper, var(--color-paper)); fill-opacity: ${VEIL_OPACITY};`,
  wash: filled('steel-bright', FILL_OPACITY.wash),
  tint: filled('steel-bright', FILL_OPACITY.tint),
  solid: filled('steel', FILL_OPACITY.solid),
  lead: filled('signal', FILL_OPACITY.lead),
}

function filled(color: string, opacity: number): string {
  return `stroke: none; fill: var(--color-${color}); fill-opacity: ${opacity};`
}

const kinds = Object.entries(DRAWING_STYLE)
  .map(
    ([kind, { widthPixels, tone }]) =>
      `path[data-kind='${kind}'] { stroke-width: calc(${widthPixels}px * var(--line-scale, 1)); ${tones[tone]} }`,
  )
  .join('\n')

/**
 * Styles of a frame drawing's lines and labels, for the element around its paths. `--drawing-paper` is the color behind it, where that is
 * not the page's; `--line-scale` thins the lines of small pictures.
 */
export const drawingStyles = css`
  & path {
    fill: none;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  & text {
    fill: var(--color-ink-muted);
    font-family: var(--font-text);
    font-weight: var(--weight-medium);
    font-variant-numeric: tabular-nums;
  }
  & text[data-tone] {
    fill: var(--color-ink);
    font-family: var(--font-display);
    font-stretch: var(--width-display);
    font-weight: var(--weight-strong);
  }
  & text[data-tone='signal'] {
    fill: var(--color-signal);
  }
  & text[data-tone='steel'] {
    fill: var(--color-steel);
  }
  ${kinds}
`
