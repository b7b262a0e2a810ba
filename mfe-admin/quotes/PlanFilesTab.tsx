import { Link } from '@framewell/design-system/elements/link/Link'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { listPlanFiles } from '@framewell/domain/quotes/planFileCalls'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'
import { fileSize } from './fileSize'
import { PlanFileLink } from './PlanFileLink'

type Row = CallOutput<typeof listPlanFiles>['data'][number]

const columns: readonly ListColumn<Row>[] = [
  {
    id: 'file',
    header: 'File',
    sortable: true,
    fixed: true,
    onPhone: 'title',
    cell: (row) => <PlanFileLink file={row} />,
    csv: ({ name }) => name,
  },
  { id: 'type', header: 'Type', sortable: true, cell: ({ mimeType }) => mimeType, csv: ({ mimeType }) => mimeType },
  {
    id: 'size',
    header: 'Size',
    sortable: true,
    align: 'end',
    cell: ({ sizeBytes }) => fileSize(sizeBytes),
    csv: ({ sizeBytes }) => sizeBytes,
  },
  {
    id: 'uploaded',
    header: 'Uploaded',
    sortable: true,
    cell: ({ uploadedAt }) => <ShortTime iso={uploadedAt} />,
    csv: (row) => row.uploadedAt,
  },
  {
    id: 'quote',
    header: 'Quote',
    sortable: true,
    cell: ({ quote }) => (quote ? <Link href={`/admin-dashboard?tab=quotes&quote=${quote.id}`}>{quote.number}</Link> : 'None yet'),
    csv: ({ quote }) => quote?.number ?? null,
  },
]

/** Drawings that builders uploaded, with the related quotes. */
export const PlanFilesTab = () => (
  <ListScreen
    topic="quotes"
    noun="file"
    caption="Uploaded plans, newest first"
    call={listPlanFiles}
    columns={columns}
    searchLabel="Search file, type or quote"
    queries={DASHBOARD_QUERIES}
    nameOf={({ name }) => name}
    empty={{ title: 'No plan uploaded yet', text: 'Drawings that builders add in the steel configurator appear here.' }}
  />
)
