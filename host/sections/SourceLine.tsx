import { readSource } from '@framewell/domain/content/sources'
import { styled } from 'styled-components'

/** Where the figures above come from. */
export const SourceLine = ({ source }: { source: string | null | undefined }) =>
  source ? (
    <Line>
      <SourceWords source={source} />
    </Line>
  ) : null

/** A source in a line of its own element; one with an address is a link. */
export const SourceWords = ({ source }: { source: string }) => {
  const { words, href } = readSource(source)
  return <>Source: {href ? <a href={href}>{words}</a> : words}</>
}

const Line = styled.p`
  margin-top: var(--space-3);
  color: var(--color-ink-subtle);
  font-size: var(--text-tiny);
  line-height: 1.45;
`
