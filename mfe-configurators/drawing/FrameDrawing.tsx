import { DRAWING_STYLE, type Drawing, type DrawingTone, VEIL_OPACITY } from '@framewell/domain/framing/drawing'
import { type ComponentPropsWithRef, memo } from 'react'
import { css, styled } from 'styled-components'

export interface FrameDrawingProps extends Omit<ComponentPropsWithRef<'svg'>, 'viewBox' | 'children'> {
  drawing: Drawing
  /** Thinner lines for small pictures. */
  size?: 'base' | 'small'
}

/** A drawing of a steel frame. The paper behind it is `--drawing-paper`, where it does not stand on the page itself. */
export const FrameDrawing = memo(({ drawing, size = 'base', ...rest }: FrameDrawingProps) => {
  const { x, y, width, height } = drawing.viewBox
  return (
    <Sheet viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={drawing.title} data-size={size} {...rest}>
      {drawing.paths.map(({ kind, d }, order) => (
        // The same kind may be painted once per wing; the order is the drawing's own.
        // biome-ignore lint/suspicious/noArrayIndexKey: the paths of a drawing never move
        <path key={order} data-kind={kind} d={d} />
      ))}
      {drawing.labels.map((label) => (
        <text
          key={`${label.x} ${label.y}`}
          transform={`translate(${label.x} ${label.y}) rotate(${label.angle})`}
          fontSize={drawing.labelSize}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {label.text}
        </text>
      ))}
    </Sheet>
  )
})

const tones: Readonly<Record<DrawingTone, string>> = {
  ink: 'stroke: var(--color-ink);',
  steel: 'stroke: var(--color-steel-bright);',
  faint: 'stroke: var(--color-steel-bright); stroke-opacity: 0.45;',
  signal: 'stroke: var(--color-signal);',
  muted: 'stroke: var(--color-ink-subtle);',
  veil: `stroke: none; fill: var(--drawing-paper, var(--color-paper)); fill-opacity: ${VEIL_OPACITY};`,
}

const kinds = Object.entries(DRAWING_STYLE)
  .map(
    ([kind, { widthPixels, tone }]) =>
      `path[data-kind='${kind}'] { stroke-width: calc(${widthPixels}px * var(--line-scale)); ${tones[tone]} }`,
  )
  .join('\n')

const Sheet = styled.svg`
  --line-scale: 1;
  display: block;
  width: 100%;
  height: auto;

  &[data-size='small'] {
    --line-scale: 0.72;
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
    font-variant-numeric: tabular-nums;
  }
  ${css`
    ${kinds}
  `}
`
