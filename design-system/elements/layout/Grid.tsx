import type { ComponentPropsWithRef, ElementType } from 'react'
import { styled } from 'styled-components'
import { media } from '../../tokens/breakpoint'

type Span = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12

export interface GridProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType
  /** Vertical alignment of the columns. */
  align?: 'stretch' | 'start' | 'center'
}

export interface ColumnProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType
  /** Number of the twelve columns it spans from 768 px; all of them on phones. */
  span: Span
}

/** Twelve columns, 24 px apart. Its children are Columns. */
export const Grid = ({ align = 'stretch', ...rest }: GridProps) => <Frame data-align={align} {...rest} />

export const Column = ({ span, style, ...rest }: ColumnProps) => <Cell style={{ '--span': span, ...style }} {...rest} />

const Frame = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: var(--space-6);

  &[data-align='start'] {
    align-items: start;
  }
  &[data-align='center'] {
    align-items: center;
  }
`

const Cell = styled.div`
  grid-column: 1 / -1;
  min-width: 0;

  ${media.wide} {
    grid-column: span var(--span);
  }
`
