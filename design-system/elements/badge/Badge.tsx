import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

export type BadgeTone = 'neutral' | 'preferred' | 'standard' | 'prepay' | 'ok' | 'warn' | 'bad' | 'info'

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Green, blue and orange are the tiers' (preferred, standard, prepay); the text carries the meaning, color only helps. */
  tone?: BadgeTone
}

/** A status in a word or two, with a dot. */
export const Badge = ({ tone = 'neutral', ...rest }: BadgeProps) => <Pill data-tone={tone} {...rest} />

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1-5);
  padding: 0.1875rem var(--space-2);
  border-radius: var(--radius-round);
  background: var(--color-sunken);
  color: var(--color-ink-muted);
  font-family: var(--font-text);
  font-size: var(--text-tiny);
  font-stretch: normal;
  font-weight: var(--weight-strong);
  letter-spacing: normal;
  line-height: 1.4;
  white-space: nowrap;

  &::before {
    flex: none;
    width: 0.375rem;
    height: 0.375rem;
    border-radius: var(--radius-round);
    background: currentColor;
    content: '';
  }
  &[data-tone='preferred'],
  &[data-tone='ok'] {
    background: var(--color-ok-tint);
    color: var(--color-ok);
  }
  &[data-tone='standard'],
  &[data-tone='info'] {
    background: var(--color-steel-tint);
    color: var(--color-steel);
  }
  &[data-tone='prepay'],
  &[data-tone='warn'] {
    background: var(--color-warn-tint);
    color: var(--color-warn);
  }
  &[data-tone='bad'] {
    background: var(--color-bad-tint);
    color: var(--color-bad);
  }
  @media print {
    border: 1px solid currentColor;
  }
`
