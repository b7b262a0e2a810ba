import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { ProgressBar } from '@framewell/design-system/elements/progress-bar/ProgressBar'
import { dollarsOfCents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import { listProductions, type Production } from '@framewell/domain/production/productionCalls'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { isAnswered, ProductionBadge } from './ProductionBadge'
import { ProductionRecord } from './ProductionRecord'
import { PRODUCTION_QUERIES } from './productionQueries'

const nextOf = ({ milestones }: Production) => milestones.find(({ status }) => status !== 'completed')

const columns: readonly ListColumn<Production>[] = [
  {
    id: 'number',
    header: 'Production',
    sortable: true,
    fixed: true,
    onPhone: 'title',
    cell: ({ number, planName }) => (
      <>
        <strong>{number}</strong>
        <small>{planName}</small>
      </>
    ),
    csv: ({ number }) => number,
  },
  {
    id: 'progress',
    header: 'Progress',
    cell: ({ progress }) => <ProgressBar label={`${progress}% done`} value={progress} />,
    csv: ({ progress }) => progress,
  },
  {
    id: 'next',
    header: 'Next',
    cell: (row) => (isAnswered(row) ? (nextOf(row)?.name ?? <Badge tone="ok">Completed</Badge>) : <ProductionBadge production={row} />),
    csv: (row) => (isAnswered(row) ? (nextOf(row)?.name ?? null) : row.status),
  },
  {
    id: 'order',
    header: 'Order',
    from: 'medium',
    cell: ({ orderNumber }) => orderNumber ?? 'None yet',
    csv: ({ orderNumber }) => orderNumber ?? null,
  },
  {
    id: 'total',
    header: 'Total',
    sortable: true,
    align: 'end',
    cell: ({ totalCents }) => usd(totalCents),
    csv: ({ totalCents }) => dollarsOfCents(totalCents),
  },
  {
    id: 'started',
    header: 'Requested',
    sortable: true,
    cell: ({ startedAt }) => <ShortTime iso={startedAt} />,
    csv: ({ startedAt }) => startedAt,
  },
]

/** Productions that builders requested: operators confirm or decline them, then advance their milestones. */
export const ProductionTab = () => (
  <ListScreen
    topic="production"
    noun="production"
    caption="Productions"
    call={listProductions}
    columns={columns}
    searchLabel="Search number, plan or contact"
    queries={PRODUCTION_QUERIES}
    empty={{ title: 'No production yet', text: 'Productions that builders request in the plan picker appear here.' }}
    nameOf={({ number }) => number}
    opened={{ title: 'Production', wide: true, show: (production) => <ProductionRecord production={production} /> }}
  />
)
