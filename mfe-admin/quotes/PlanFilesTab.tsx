import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'

import { Pagination } from '@framewell/design-system/elements/pagination/Pagination'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import type { listPlanFiles } from '@framewell/domain/quotes/planFileCalls'
import { useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useOperatorCall } from '../accounts/useOperatorCall'
import { ApplicationTime } from '../credit/ApplicationTime'
import { DashboardLink } from '../dashboard/DashboardLink'
import { useLastPage } from '../dashboard/useLastPage'
import { useListPage } from '../dashboard/useListPage'
import { problemSentence } from '../shell/problemSentence'
import { fileSize } from './fileSize'
import { PlanFileLink } from './PlanFileLink'
import { planFileListQuery, QUOTES_PER_PAGE } from './quoteQueries'
import { shownRange } from './shownRange'

type Row = CallOutput<typeof listPlanFiles>['data'][number]

const columns: readonly TableColumn<Row>[] = [
  { id: 'file', header: 'File', onPhone: 'title', cell: (row) => <PlanFileLink file={row} /> },
  { id: 'type', header: 'Type', cell: ({ mimeType }) => mimeType },
  { id: 'size', header: 'Size', align: 'end', cell: ({ sizeBytes }) => fileSize(sizeBytes) },
  { id: 'uploaded', header: 'Uploaded', cell: ({ uploadedAt }) => <ApplicationTime iso={uploadedAt} /> },
  {
    id: 'quote',
    header: 'Quote',
    cell: ({ quote }) =>
      quote ? <DashboardLink href={`/admin-dashboard?tab=quotes&quote=${quote.id}`}>{quote.number}</DashboardLink> : 'None yet',
  },
]

/** Drawings that builders uploaded, with the quotes made with them. */
export const PlanFilesTab = () => {
  const call = useOperatorCall()
  const { page, hrefOf, goTo } = useListPage()
  const list = useQuery(planFileListQuery(call, page))
  const pageCount = Math.max(1, Math.ceil((list.data?.total ?? 0) / QUOTES_PER_PAGE))
  useLastPage({ page, pageCount, known: list.data !== undefined && !list.isPlaceholderData, goTo })
  if (list.isError && !list.data) {
    return (
      <ErrorState title="The uploaded plans could not be loaded" retrying={list.isFetching} onRetry={() => list.refetch()}>
        {problemSentence(list.error, 'The connection failed. Nothing was changed.')}
      </ErrorState>
    )
  }
  const { data: rows, total } = list.data ?? { data: undefined, total: 0 }
  return (
    <Stack gap={3}>
      <Text size="small" tone="muted" role="status">
        {rows ? shownRange('file', { page, perPage: QUOTES_PER_PAGE, shown: rows.length, total }) : ''}
      </Text>
      <Table
        caption="Uploaded plans, newest first"
        columns={columns}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        loading={rows === undefined}
        notice={
          <EmptyState icon={<FileUp />} title="No plan uploaded yet">
            Drawings that builders add in the steel configurator appear here.
          </EmptyState>
        }
      />
      <Pagination label="Pages of uploaded plans" page={Math.min(page, pageCount)} pageCount={pageCount} hrefOf={hrefOf} onPage={goTo} />
    </Stack>
  )
}
