import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { keyframes, styled } from 'styled-components'

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Shaped like the content: lines of text, or a block of its height. */
  shape?: 'line' | 'block' | 'circle'
  width?: CSSProperties['width']
  height?: CSSProperties['height']
}

/** Placeholder for loading content. Hidden from screen readers: the area announces once that it is loading (LoadingArea). */
export const Skeleton = ({ shape = 'line', width, height, style, ...rest }: SkeletonProps) => (
  <Shape aria-hidden="true" data-shape={shape} style={{ width, height, ...style }} {...rest} />
)

const breathe = keyframes`
  50% { opacity: 0.45; }
`

const Shape = styled.span`
  display: block;
  max-width: 100%;
  background: color-mix(in srgb, var(--color-ink) 9%, transparent);
  animation: ${breathe} 1.6s ease-in-out infinite;

  &[data-shape='line'] {
    height: 0.8em;
    margin-block: 0.35em;
    border-radius: var(--radius-small);
  }
  &[data-shape='block'] {
    min-height: var(--control-large);
    border-radius: var(--radius-base);
  }
  &[data-shape='circle'] {
    width: var(--control-base);
    height: var(--control-base);
    border-radius: var(--radius-round);
  }
`
