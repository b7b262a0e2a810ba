import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { METRICS, type MetricName } from '@framewell/domain/insights/metrics'
import { metricText } from '@framewell/domain/insights/metricText'
import { figure } from '@framewell/domain/numbers/figure'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useInfiniteQuery } from '@tanstack/react-query'
import { DashboardLink } from '../dashboard/DashboardLink'
import { metricRowsQuery } from './insightQueries'

/**
 * The rows behind a figure, newest first, with links to their records. Not a ListScreen: it is below a figure whose URL it shares, and the
 * kind of row varies by figure. The record's own list has search, filters and CSV.
 */
export const FigureRows = ({ name }: { name: MetricName }) => {
  const { data, isError, error, refetch, isFetching, isPending, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    metricRowsQuery(useGuardedCall(), name),
  )
  const { unit, fold } = METRICS[name]
  if (isError && !data)
    return (
      <ErrorState title="The rows could not be loaded" retrying={isFetching} onRetry={() => refetch()}>
        {problemSentence(error, 'The connection failed.')}
      </ErrorState>
    )
  const total = data?.pages[0]?.total ?? 0
  const counts = fold === 'count' || fold === 'distinct'
  return (
    <Stack gap={3}>
      <Heading level={3} size={5}>
        {data ? `The ${figure(total)} ${total === 1 ? 'row' : 'rows'} behind it` : 'The rows behind it'}
      </Heading>
      <Table
        caption={`Rows of ${METRICS[name].title}`}
        loading={isPending}
        rows={data?.pages.flatMap((page) => page.data) ?? []}
        rowKey={({ id }) => id}
        notice={<EmptyState title="No rows yet">The figure starts with its first row.</EmptyState>}
        columns={[
          {
            id: 'label',
            header: 'Row',
            onPhone: 'title',
            cell: ({ label, href }) => (href ? <DashboardLink href={href}>{label}</DashboardLink> : label),
          },
          { id: 'at', header: 'Time', cell: ({ at }) => (at ? <ShortTime iso={at} /> : 'Now') },
          ...(counts
            ? []
            : [
                {
                  id: 'value',
                  header: 'Value',
                  align: 'end' as const,
                  cell: ({ value }: { value: number | null }) => metricText(value, unit),
                },
              ]),
        ]}
      />
      {hasNextPage ? (
        <Button size="small" pending={isFetchingNextPage} pendingText="Loading..." onClick={() => fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </Stack>
  )
}
