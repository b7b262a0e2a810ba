import { styled } from 'styled-components'

/** Where the figures above come from. */
export const SourceLine = ({ source }: { source: string | null | undefined }) => (source ? <Line>Source: {source}</Line> : null)

const Line = styled.p`
  margin-top: var(--space-3);
  color: var(--color-ink-subtle);
  font-size: var(--text-tiny);
  line-height: 1.45;
`
