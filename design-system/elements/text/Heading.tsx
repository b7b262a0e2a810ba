import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its level in the page's outline. */
  level: 1 | 2 | 3 | 4
  /** Its visual size, when different from its level. */
  size?: 1 | 2 | 3 | 4 | 5
}

/** A heading in the display face. The level is for the outline, the size for its look. */
export const Heading = ({ level, size = level, ...rest }: HeadingProps) => <Line as={`h${level}`} data-size={size} {...rest} />

const Line = styled.h2`
  &[data-size='1'] {
    font-size: var(--text-h1);
    line-height: var(--leading-display);
    letter-spacing: var(--tracking-display);
  }
  &[data-size='2'] {
    font-size: var(--text-h2);
    line-height: var(--leading-display);
    letter-spacing: var(--tracking-display);
  }
  &[data-size='3'] {
    font-size: var(--text-h3);
    line-height: 1.15;
    letter-spacing: var(--tracking-heading);
  }
  &[data-size='4'] {
    font-size: var(--text-h4);
    line-height: var(--leading-heading);
    letter-spacing: var(--tracking-heading);
  }
  &[data-size='5'] {
    font-size: var(--text-h5);
    line-height: var(--leading-heading);
    letter-spacing: var(--tracking-heading);
  }
`
