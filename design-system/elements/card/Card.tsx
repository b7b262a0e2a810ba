import type { ComponentPropsWithRef, ElementType } from 'react'
import { styled } from 'styled-components'
import { media } from '../../tokens/breakpoint'

export interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType
  /** `none` for cards with their own parts (a picture, a table). */
  padding?: 'none' | 'base' | 'large'
  tone?: 'surface' | 'sunken'
}

/** A surface with a hairline. */
export const Card = ({ padding = 'base', tone = 'surface', ...rest }: CardProps) => (
  <Frame data-padding={padding} data-tone={tone} {...rest} />
)

const Frame = styled.div`
  min-width: 0;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  color: var(--color-ink);

  &[data-tone='sunken'] {
    border-color: transparent;
    background: var(--color-sunken);
  }
  &[data-padding='base'] {
    padding: var(--space-5);
  }
  &[data-padding='large'] {
    padding: var(--space-7);
  }
  ${media.phone} {
    &[data-padding='large'] {
      padding: var(--space-5);
    }
  }
`
