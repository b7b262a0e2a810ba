import { compactPath } from '@framewell/domain/framing/compactPath'
import type { Drawing } from '@framewell/domain/framing/drawing'
import { type ComponentPropsWithRef, memo } from 'react'
import { styled } from 'styled-components'
import { keyed } from '../lists/keyed'
import { drawingStyles } from './drawingStyles'

export interface FrameDrawingProps extends Omit<ComponentPropsWithRef<'svg'>, 'viewBox' | 'children'> {
  drawing: Drawing
  /** Address of a file with the same drawing, whose lines are shown instead of lines in the page. */
  file?: string | undefined
  /** Thinner lines for small pictures. */
  size?: 'base' | 'small'
}

/** A drawing of a steel frame. `--drawing-paper` is the color behind it, where that is not the page's. */
export const FrameDrawing = memo(({ drawing, file, size = 'base', ...rest }: FrameDrawingProps) => {
  const { x, y, width, height } = drawing.viewBox
  return (
    <Sheet viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={drawing.title} data-size={size} {...rest}>
      {file ? <use href={file} /> : <Lines drawing={drawing} />}
    </Sheet>
  )
})

const Lines = ({ drawing }: { drawing: Drawing }) => (
  <>
    {keyed(drawing.paths, ({ kind }) => kind).map(({ key, item: { kind, d } }) => (
      // A kind may occur once per wing; the order is the drawing's own.
      <path key={key} data-kind={kind} d={compactPath(d)} />
    ))}
    {drawing.labels.map((label) => (
      <text
        key={`${label.x} ${label.y} ${label.text}`}
        transform={`translate(${label.x} ${label.y}) rotate(${label.angle})`}
        fontSize={drawing.labelSize * (label.scale ?? 1)}
        textAnchor={label.anchor ?? 'middle'}
        data-tone={label.tone}
        dominantBaseline="central"
      >
        {label.text}
      </text>
    ))}
  </>
)

const Sheet = styled.svg`
  display: block;
  width: 100%;
  height: auto;

  &[data-size='small'] {
    --line-scale: 0.72;
  }
  ${drawingStyles}
`
