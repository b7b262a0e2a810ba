import { tierTone } from '@framewell/domain/credit/tips'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** A tier's name with a mark in its color (Preferred green, Standard blue, Prepay orange, others gray). */
export const TierMark = ({ tier, children }: { tier: string; children?: ReactNode }) => (
  <Name data-tone={tierTone(tier)}>{children ?? tier}</Name>
)

const Name = styled.span`
  display: inline-flex;
  gap: 0.4em;
  align-items: center;
  color: var(--color-ink-muted);

  &::before {
    flex: none;
    width: 0.55em;
    height: 0.55em;
    border-radius: var(--radius-round);
    background: currentColor;
    content: '';
  }
  &[data-tone='preferred'] {
    color: var(--color-ok);
  }
  &[data-tone='standard'] {
    color: var(--color-steel);
  }
  &[data-tone='prepay'] {
    color: var(--color-warn);
  }
`
