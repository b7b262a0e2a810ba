import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { usdWithCents } from '@framewell/domain/money/usd'
import { type BankStatementRow, listStatements, takeBackStatement } from '@framewell/domain/payments/bankCalls'
import { STATEMENT_FORMAT_WORDS } from '@framewell/domain/payments/bankStatement'
import { HOUSE_ACCOUNT_WORDS, type HouseAccountName } from '@framewell/domain/payments/houseAccount'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ReasonDialog } from '../network/ReasonDialog'
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
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data)
          const newest = rows.find(({ takenBack }) => takenBack === null)?.id
          return (
            <Stack gap={4}>
              <Table
                caption={`Statements of the ${labelOf(HOUSE_ACCOUNT_WORDS, account).toLowerCase()}`}
                rowKey={({ id }) => id}
                rows={rows}
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
                  {
                    id: 'takenBack',
                    header: 'Taken back',
                    cell: ({ id, takenBack }) => (takenBack ? <TakenBack {...takenBack} /> : id === newest ? <TakeBack id={id} /> : 'No'),
                  },
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
          )
        }}
      </Reading>
    </Stack>
  )
}

const TakenBack = ({ by, at, reason }: NonNullable<BankStatementRow['takenBack']>) => (
  <>
    <Badge>Taken back</Badge>
    <small>
      {longDate(companyDay(new Date(at)))} by {by}: {reason}
    </small>
  </>
)

const TakeBack = ({ id }: { id: string }) => (
  <ReasonDialog
    title="Take this statement back"
    description="All that its movements were booked as is undone: invoices that they paid are open again, payouts that they paid are on their way again, and an order that was to begin on one goes on hold. What came in leaves the books, with the opening balance of an account's first statement. Statement and movements stay on record, and the right file can be imported."
    trigger={<Button size="small">Take back</Button>}
    action="Take back"
    done="Statement taken back"
    danger
    queries={PAYMENT_QUERIES}
    run={(api, reason, how) => api(takeBackStatement, { id, reason }, how)}
  />
)
