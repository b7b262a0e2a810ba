import { Text } from '@framewell/design-system/elements/text/Text'
import { keyed } from '@framewell/remote-kit/lists/keyed'
import { styled } from 'styled-components'

interface SignedLinesProps {
  paragraphs: readonly string[]
  /** For reading before signing: a scrollable region, also by keyboard. */
  scrolls?: boolean
}

/** The paragraphs of a text to be signed, or as they were signed. */
export const SignedLines = ({ paragraphs, scrolls = false }: SignedLinesProps) => (
  <Paper data-scrolls={scrolls || undefined} {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-label': 'The text you sign' } : {})}>
    {keyed(paragraphs, (text) => text).map(({ key, item }) => (
      <Text key={key} size="compact">
        {item}
      </Text>
    ))}
  </Paper>
)

const Paper = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);

  &[data-scrolls] {
    max-height: 24rem;
    overflow-y: auto;
  }
`
