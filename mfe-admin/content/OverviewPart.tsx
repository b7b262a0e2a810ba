import { Card } from '@framewell/design-system/elements/card/Card'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface OverviewPartProps<Entry> {
  title: string
  /** Text for an empty list. */
  nothing: string
  query: UseQueryResult<readonly Entry[], unknown>
  keyOf: (entry: Entry) => string
  /** Shown above the list. */
  before?: ReactNode
  /** Shown below the list. */
  after?: ReactNode
  /** Whether the heading shows the number of entries; true by default. */
  counted?: boolean
  children: (entry: Entry) => ReactNode
}

/** One of the lists on the overview. */
export const OverviewPart = <Entry,>({
  title,
  nothing,
  query,
  keyOf,
  before,
  after,
  counted = true,
  children,
}: OverviewPartProps<Entry>) => (
  <Card as="section" aria-label={title}>
    <Stack gap={3}>
      <Heading level={2} size={5}>
        {title}
        {counted && query.data && query.data.length > 0 ? ` (${query.data.length})` : ''}
      </Heading>
      {before}
      {query.data ? (
        query.data.length === 0 ? (
          <Text size="small">{nothing}</Text>
        ) : (
          <OverviewRows>
            {query.data.map((entry) => (
              <li key={keyOf(entry)}>{children(entry)}</li>
            ))}
          </OverviewRows>
        )
      ) : query.isError ? (
        <ErrorState title="This could not be loaded" retrying={query.isFetching} onRetry={() => query.refetch()}>
          {problemSentence(query.error, 'The connection failed.')}
        </ErrorState>
      ) : (
        <Skeleton shape="block" height="3rem" />
      )}
      {after}
    </Stack>
  </Card>
)

/** Stacked entries; side by side on wide screens. */
export const OverviewRows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-3) var(--space-6);
  padding: 0;
  font-size: var(--text-small);
  list-style: none;
  overflow-wrap: anywhere;

  & > li {
    display: grid;
    gap: var(--space-1);
  }
`
