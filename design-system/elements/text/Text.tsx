import type { ComponentPropsWithRef, ElementType } from 'react'
import { styled } from 'styled-components'

export interface TextProps extends ComponentPropsWithRef<'p'> {
  as?: ElementType
  size?: 'lead' | 'body' | 'compact' | 'small' | 'tiny'
  tone?: 'ink' | 'muted' | 'subtle' | 'ok' | 'warn' | 'bad'
  weight?: 'regular' | 'medium' | 'strong'
  /** Limits lines to about 65 characters. */
  measured?: boolean
}

/** Running text. */
export const Text = ({ size = 'body', tone = 'ink', weight = 'regular', measured = false, ...rest }: TextProps) => (
  <Paragraph data-size={size} data-tone={tone} data-weight={weight} data-measured={measured || undefined} {...rest} />
)

const Paragraph = styled.p`
  &[data-size='lead'] {
    font-size: var(--text-lead);
  }
  &[data-size='compact'] {
    font-size: var(--text-compact);
    line-height: 1.5;
  }
  &[data-size='small'] {
    font-size: var(--text-small);
    line-height: 1.5;
  }
  &[data-size='tiny'] {
    font-size: var(--text-tiny);
    line-height: 1.45;
  }
  &[data-tone='muted'] {
    color: var(--color-ink-muted);
  }
  &[data-tone='subtle'] {
    color: var(--color-ink-subtle);
  }
  &[data-tone='ok'] {
    color: var(--color-ok);
  }
  &[data-tone='warn'] {
    color: var(--color-warn);
  }
  &[data-tone='bad'] {
    color: var(--color-bad);
  }
  &[data-weight='medium'] {
    font-weight: var(--weight-medium);
  }
  &[data-weight='strong'] {
    font-weight: var(--weight-strong);
  }
  &[data-measured] {
    max-width: var(--measure-text);
  }
`
