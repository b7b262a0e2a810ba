import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The value of a Stat; what is not known is no figure, and not set as one. */
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
