import { readSource } from '@framewell/domain/content/sources'
import { styled } from 'styled-components'

/** The source of the figures above. */
export const SourceLine = ({ source }: { source: string | null | undefined }) =>
  source ? (
    <Line>
      <SourceText source={source} />
    </Line>
  ) : null

/** A source as inline text; one with a URL becomes a link. */
export const SourceText = ({ source }: { source: string }) => {
  const { words, href } = readSource(source)
  return <>Source: {href ? <a href={href}>{words}</a> : words}</>
}

const Line = styled.p`
  margin-top: var(--space-3);
  color: var(--color-ink-subtle);
  font-size: var(--text-tiny);
  line-height: 1.45;
`
