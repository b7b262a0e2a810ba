import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import type { listPlanFiles } from '@framewell/domain/quotes/planFileCalls'
import { PagedList } from '@framewell/remote-kit/lists/PagedList'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { shownRange } from '@framewell/remote-kit/lists/shownRange'
import { useListPage } from '@framewell/remote-kit/lists/useListPage'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { DashboardLink } from '../dashboard/DashboardLink'
import { fileSize } from './fileSize'
import { PlanFileLink } from './PlanFileLink'
import { planFileListQuery, QUOTES_PER_PAGE } from './quoteQueries'

type Row = CallOutput<typeof listPlanFiles>['data'][number]

const columns: readonly TableColumn<Row>[] = [
  { id: 'file', header: 'File', onPhone: 'title', cell: (row) => <PlanFileLink file={row} /> },
  { id: 'type', header: 'Type', cell: ({ mimeType }) => mimeType },
  { id: 'size', header: 'Size', align: 'end', cell: ({ sizeBytes }) => fileSize(sizeBytes) },
  { id: 'uploaded', header: 'Uploaded', cell: ({ uploadedAt }) => <ShortTime iso={uploadedAt} /> },
  {
    id: 'quote',
    header: 'Quote',
    cell: ({ quote }) =>
      quote ? <DashboardLink href={`/admin-dashboard?tab=quotes&quote=${quote.id}`}>{quote.number}</DashboardLink> : 'None yet',
  },
]

/** Drawings that builders uploaded, with the quotes made with them. */
export const PlanFilesTab = () => {
  const { page, hrefOf, goTo } = useListPage()
  const list = useQuery(planFileListQuery(useGuardedCall(), page))
  return (
    <PagedList
      list={list}
      failure="The uploaded plans could not be loaded"
      pagesLabel="Pages of uploaded plans"
      page={page}
      perPage={QUOTES_PER_PAGE}
      hrefOf={hrefOf}
      goTo={goTo}
      toolbar={
        <Text size="small" tone="muted" role="status">
          {list.data ? shownRange('file', { page, perPage: QUOTES_PER_PAGE, shown: list.data.data.length, total: list.data.total }) : null}
        </Text>
      }
    >
      {(listed) => (
        <Table
          caption="Uploaded plans, newest first"
          columns={columns}
          rows={listed?.data ?? []}
          rowKey={({ id }) => id}
          loading={listed === undefined}
          notice={
            <EmptyState icon={<FileUp />} title="No plan uploaded yet">
              Drawings that builders add in the steel configurator appear here.
            </EmptyState>
          }
        />
      )}
    </PagedList>
  )
}
