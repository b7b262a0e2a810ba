import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { usdWithCents } from '@framewell/domain/money/usd'
import { listStatements } from '@framewell/domain/payments/bankCalls'
import { STATEMENT_FORMAT_WORDS } from '@framewell/domain/payments/bankStatement'
import { HOUSE_ACCOUNT_WORDS, type HouseAccountName } from '@framewell/domain/payments/houseAccount'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PAYMENT_QUERIES } from './paymentQueries'
import { StatementButton } from './StatementButton'

const AT_ONCE = 5

/**
 * Imported statements, newest first; each opens with the closing balance of the previous one. Not a ListScreen: it is below the list of
 * bank lines, which owns the URL, and its order is fixed.
 */
export const Statements = ({ account }: { account: HouseAccountName }) => {
  const api = useGuardedCall()
  const read = useInfiniteQuery({
    queryKey: [...PAYMENT_QUERIES, 'statements', account],
    queryFn: ({ signal, pageParam }) => api(listStatements, { account, page: pageParam, limit: AT_ONCE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _, page) => (page * AT_ONCE < total ? page + 1 : undefined),
  })
  return (
    <Stack as="section" gap={4} aria-labelledby={`statements-${account}`}>
      <Heading level={2} size={4} id={`statements-${account}`}>
        Statements of the {labelOf(HOUSE_ACCOUNT_WORDS, account).toLowerCase()}
      </Heading>
      <Reading read={read} loading="Loading statements" failure="The statements could not be loaded">
        {({ pages }) => (
          <Stack gap={4}>
            <Table
              caption={`Statements of the ${labelOf(HOUSE_ACCOUNT_WORDS, account).toLowerCase()}`}
              rowKey={({ id }) => id}
              rows={pages.flatMap(({ data }) => data)}
              notice={<Text tone="muted">No statements imported yet.</Text>}
              columns={[
                {
                  id: 'reference',
                  header: 'Statement',
                  onPhone: 'title',
                  cell: ({ reference, format, fileName }) => (
                    <>
                      {reference}
                      <small>
                        {labelOf(STATEMENT_FORMAT_WORDS, format)}, {fileName}
                      </small>
                    </>
                  ),
                },
                { id: 'day', header: 'Until', cell: ({ day }) => longDate(day) },
                {
                  id: 'lines',
                  header: 'Movements',
                  align: 'end',
                  cell: ({ lines, unmatched }) => (
                    <>
                      {lines} {unmatched > 0 ? <Badge tone="warn">{unmatched} to decide</Badge> : null}
                    </>
                  ),
                },
                { id: 'by', header: 'Imported by', onPhone: 'hidden', cell: ({ importedBy }) => importedBy },
                { id: 'opening', header: 'Opened with', align: 'end', cell: ({ openingCents }) => usdWithCents(openingCents) },
                { id: 'closing', header: 'Closed with', align: 'end', cell: (statement) => <StatementButton statement={statement} /> },
              ]}
            />
            {read.hasNextPage ? (
              <div>
                <Button pending={read.isFetchingNextPage} pendingText="Loading..." onClick={() => void read.fetchNextPage()}>
                  Show older statements
                </Button>
              </div>
            ) : null}
          </Stack>
        )}
      </Reading>
    </Stack>
  )
}
