import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { media } from '../../tokens/breakpoint'

export interface FieldGroupProps extends ComponentPropsWithRef<'div'> {
  /** Fields side by side from 768 px (`pairs` also on phones, for short fields). */
  columns?: 1 | 2 | 3
  pairs?: boolean
}

/** Spacing of form fields, stacked or in columns. */
export const FieldGroup = ({ columns = 1, pairs = false, ...rest }: FieldGroupProps) => (
  <Grid data-columns={columns} data-pairs={pairs || undefined} {...rest} />
)

const Grid = styled.div`
  display: grid;
  gap: var(--space-5) var(--space-4);
  align-items: start;

  &[data-pairs] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-4) var(--space-3);
  }
  ${media.wide} {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`
