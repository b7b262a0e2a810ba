import { Card } from '@framewell/design-system/elements/card/Card'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Figure } from '@framewell/design-system/elements/text/Figure'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { styled } from 'styled-components'

interface IncludedPart {
  readonly name: string
  readonly words: string
  /** Formatted. */
  readonly price: string
  readonly href?: string
  readonly link?: string
}

/** Included parts of a step, which are not a choice. */
export const IncludedParts = ({ parts }: { parts: readonly IncludedPart[] }) => (
  <List>
    {parts.map(({ name, words, price, href, link }) => (
      <Part key={name} forwardedAs="li">
        <div>
          <Heading level={3} size={5}>
            {name}
          </Heading>
          <Text size="small" tone="muted">
            {words} {href ? <Link href={href}>{link}</Link> : null}
          </Text>
        </div>
        <Figure size="small">{price}</Figure>
      </Part>
    ))}
  </List>
)

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`

const Part = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-4);
  align-items: start;

  & h3 + p {
    margin-top: var(--space-1);
  }
`
