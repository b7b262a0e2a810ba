import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The value of a Stat; an unknown value is not styled as a figure. */
export const KnownValue = ({ known, children }: { known: boolean; children: ReactNode }) => (
  <Value data-missing={!known || undefined}>{children}</Value>
)

const Value = styled.span`
  &[data-missing] {
    color: var(--color-ink-muted);
    font-size: var(--text-body);
    font-weight: var(--weight-medium);
    letter-spacing: normal;
  }
`
