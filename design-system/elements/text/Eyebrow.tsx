import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

export interface EyebrowProps extends ComponentPropsWithRef<'p'> {
  tone?: 'steel' | 'muted'
}

/** The small line above a heading that says what follows. */
export const Eyebrow = ({ tone = 'steel', ...rest }: EyebrowProps) => <Line data-tone={tone} {...rest} />

const Line = styled.p`
  color: var(--color-steel);
  font-size: var(--text-tiny);
  font-weight: var(--weight-strong);
  letter-spacing: var(--tracking-eyebrow);
  line-height: var(--leading-control);
  text-transform: uppercase;

  &[data-tone='muted'] {
    color: var(--color-ink-muted);
  }
`
