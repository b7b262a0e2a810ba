import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Figure } from '@framewell/design-system/elements/text/Figure'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { usd } from '@framewell/domain/money/usd'
import type { OwnThing } from '@framewell/domain/parties/ownAccountCall'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { styled } from 'styled-components'
import { stateWords } from './stateWords'

/** A company's records of one kind, newest first. Renders nothing when there are none. */
export const OwnRecords = ({ title, things }: { title: string; things: readonly OwnThing[] }) => {
  if (things.length === 0) return null
  return (
    <Stack gap={4}>
      <Heading level={2} size={3}>
        {title}
      </Heading>
      <List>
        {things.map((thing) => (
          <li key={thing.id}>
            <OwnLine {...thing} />
          </li>
        ))}
      </List>
    </Stack>
  )
}

const OwnLine = (thing: OwnThing) => {
  const { label, tone } = stateWords(thing)
  return (
    <Stack direction="row" justify="between" gap={4}>
      <Stack gap={1}>
        {thing.path === null ? (
          <>
            <Text weight="strong">{thing.title}</Text>
            <Text size="small" tone="muted">
              The private link in our email opens it.
            </Text>
          </>
        ) : (
          <Link href={thing.path} variant="standalone">
            {thing.title}
          </Link>
        )}
        <Text size="small" tone="muted">
          {longDate(thing.at)}
        </Text>
      </Stack>
      <Worth>
        {thing.amountCents === null ? null : <Figure size="small">{usd(thing.amountCents)}</Figure>}
        <Badge tone={tone}>{label}</Badge>
      </Worth>
    </Stack>
  )
}

/** Aligns amounts and statuses down the list. */
const Worth = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: center;

  ${media.wide} {
    display: grid;
    grid-template-columns: auto 10rem;
    justify-items: start;
    text-align: end;
  }
`

/** One sheet with a rule under each row, like a table. */
const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  list-style: none;

  & > li {
    padding: var(--space-3) var(--space-5);
  }
  & > li + li {
    border-top: 1px solid var(--color-line);
  }
`
