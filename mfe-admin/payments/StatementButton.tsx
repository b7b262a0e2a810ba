import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { usdWithCents } from '@framewell/domain/money/usd'
import { type BankStatementRow, listBankLines } from '@framewell/domain/payments/bankCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { FigureDrawer, FigureLines } from '@framewell/remote-kit/payments/FigureDrawer'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LINE_STATUS_WORDS } from './lineStatusWords'
import { PAYMENT_QUERIES } from './paymentQueries'

/** A statement's closing balance; opens the opening balance and every line, each with its postings. */
export const StatementButton = ({ statement }: { statement: BankStatementRow }) => (
  <FigureDrawer title={`Statement ${statement.reference}`} holds="movements" figure={usdWithCents(statement.closingCents)}>
    <StatementLines statement={statement} />
  </FigureDrawer>
)

const AT_ONCE = 100

const StatementLines = ({ statement: { id, day, openingCents, closingCents, lines } }: { statement: BankStatementRow }) => {
  const api = useGuardedCall()
  const read = useInfiniteQuery({
    queryKey: [...PAYMENT_QUERIES, 'lines of', id],
    queryFn: ({ signal, pageParam }) =>
      api(
        listBankLines,
        { statementId: id, status: 'all', sort: 'bookedOn', direction: 'ascending', page: pageParam, limit: AT_ONCE },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _, page) => (page * AT_ONCE < total ? page + 1 : undefined),
  })
  return (
    <Reading read={read} loading="Loading movements" failure="The movements could not be loaded">
      {({ pages }) => (
        <Stack gap={4}>
          <Text tone="muted">
            Until {longDate(day)}, {lines === 1 ? 'one movement' : `${lines} movements`}. The bank's own figures.
          </Text>
          <FigureLines role="list">
            <li>
              <strong>Opened with</strong>
              <span>{usdWithCents(openingCents)}</span>
            </li>
            {pages
              .flatMap(({ data }) => data)
              .map(({ id: line, text, bankReference, bookedOn, status, matchedTo, amountCents }) => (
                <li key={line}>
                  <span>
                    <strong>{text || bankReference}</strong>
                    <small>
                      {longDate(bookedOn)}, {labelOf(LINE_STATUS_WORDS, status).toLowerCase()}
                      {matchedTo && status === 'matched' ? `: ${matchedTo}` : ''}
                    </small>
                  </span>
                  <span>
                    <EntriesButton cause={line} title={`Booked of ${bankReference}`} queries={PAYMENT_QUERIES}>
                      {amountCents > 0 ? `+${usdWithCents(amountCents)}` : usdWithCents(amountCents)}
                    </EntriesButton>
                  </span>
                </li>
              ))}
            <li>
              <strong>Closed with</strong>
              <span>{usdWithCents(closingCents)}</span>
            </li>
          </FigureLines>
          {read.hasNextPage ? (
            <div>
              <Button pending={read.isFetchingNextPage} pendingText="Loading..." onClick={() => void read.fetchNextPage()}>
                Show more movements
              </Button>
            </div>
          ) : null}
        </Stack>
      )}
    </Reading>
  )
}
