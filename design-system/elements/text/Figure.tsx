import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

export interface FigureProps extends ComponentPropsWithRef<'span'> {
  size?: 'inline' | 'small' | 'base' | 'large'
}

/** A number in the display face with tabular figures: prices, limits, scores. `inline` keeps the text's face and size. */
export const Figure = ({ size = 'base', ...rest }: FigureProps) => <Digits data-size={size} {...rest} />

const Digits = styled.span`
  font-variant-numeric: tabular-nums;

  &:not([data-size='inline']) {
    font-family: var(--font-display);
    font-stretch: var(--width-display);
    font-weight: var(--weight-heavy);
    letter-spacing: var(--tracking-display);
    line-height: var(--leading-display);
  }
  &[data-size='small'] {
    font-size: var(--text-h4);
  }
  &[data-size='base'] {
    font-size: var(--text-h3);
  }
  &[data-size='large'] {
    font-size: var(--text-figure);
  }
`
