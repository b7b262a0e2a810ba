import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Meter } from '@framewell/design-system/elements/meter/Meter'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { metricText } from '@framewell/domain/insights/metricText'
import { usedUnits, usesText, weekUses } from '@framewell/domain/network/capacityWeek'
import { NEW_SHOP } from '@framewell/domain/network/earnedQuality'
import { type FabricatorRow, listFabricators, setFabricatorStatus } from '@framewell/domain/network/fabricatorCalls'
import type { FabricatorStatus } from '@framewell/domain/network/fabricatorStatus'
import { FABRICATOR_STATUSES } from '@framewell/domain/network/networkStatus'
import { percent } from '@framewell/domain/numbers/figure'
import type { BulkAction } from '@framewell/remote-kit/lists/bulkAction'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { CertificationBadge } from '@framewell/remote-kit/network/CertificationBadge'
import { FABRICATOR_STATUS_WORDS } from '@framewell/remote-kit/network/fabricatorStatusWords'
import { insuranceWords } from '@framewell/remote-kit/network/insuranceWords'
import { FabricatorRecord } from './FabricatorRecord'
import { ManageShop } from './ManageShop'
import { NETWORK_QUERIES } from './networkQueries'
import { PendingShops } from './PendingShops'
import { disputeWords, leadTimeWords, onTimeWords, ratingWords } from './shopFigures'

const TONES: Readonly<Record<FabricatorStatus, BadgeTone>> = { active: 'ok', paused: 'warn', suspended: 'bad' }
const TONES_OF_INSURANCE = { none: 'neutral', soon: 'warn', over: 'bad' } as const

const Insured = ({ until }: { until: string | null }) => {
  const { words, state } = insuranceWords(until, companyDay(new Date()))
  if (state === 'valid') return words
  return (
    <Badge tone={TONES_OF_INSURANCE[state]}>
      {words}
      {state === 'soon' ? ': soon' : ''}
    </Badge>
  )
}

const columns: readonly ListColumn<FabricatorRow>[] = [
  {
    id: 'name',
    header: 'Shop',
    sortable: true,
    fixed: true,
    onPhone: 'title',
    cell: ({ name, address, demo, isPreferred, certificationTier, openDocuments }) => (
      <>
        {name}
        {demo && !name.endsWith('(demo)') ? ' (demo)' : ''}
        <small>{address}</small>
        {isPreferred ? <CertificationBadge tier={certificationTier} /> : null}
        {openDocuments > 0 ? (
          <Badge tone="warn">{openDocuments === 1 ? '1 document to decide' : `${openDocuments} documents to decide`}</Badge>
        ) : null}
      </>
    ),
    csv: ({ name }) => name,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={TONES[status]}>{labelOf(FABRICATOR_STATUS_WORDS, status)}</Badge>,
    csv: ({ status }) => labelOf(FABRICATOR_STATUS_WORDS, status),
  },
  {
    id: 'quality',
    header: 'Quality',
    cell: (shop) =>
      shop.onTimeRate === null ? (
        NEW_SHOP
      ) : (
        <>
          <Meter label={`Quality of ${shop.name}`} value={shop.qualityScore} max={1} text={percent(shop.qualityScore)} />
          <small>Rating {ratingWords(shop)}</small>
        </>
      ),
    csv: ({ qualityScore, onTimeRate }) => (onTimeRate === null ? NEW_SHOP : qualityScore),
  },
  {
    id: 'load',
    header: 'This week',
    cell: ({ name, thisWeek }) => (
      <>
        <Meter
          label={`Used this week at ${name}`}
          value={usedUnits(thisWeek)}
          max={Math.max(1, thisWeek.capacityUnits)}
          text={`${usedUnits(thisWeek)} of ${thisWeek.capacityUnits}`}
        />
        <small>{usesText(weekUses(thisWeek))}</small>
      </>
    ),
    csv: ({ thisWeek }) => `${usedUnits(thisWeek)} of ${thisWeek.capacityUnits}`,
  },
  { id: 'trust', header: 'Trust', cell: ({ trustLevel }) => trustLevel, csv: ({ trustLevel }) => trustLevel },
  {
    id: 'punctual',
    header: 'On time',
    align: 'end',
    cell: (shop) => (
      <>
        {onTimeWords(shop)}
        {shop.disputeRate === null ? null : <small>{disputeWords(shop)} of finished orders disputed</small>}
      </>
    ),
    csv: ({ onTimeRate }) => onTimeRate,
  },
  {
    id: 'lead',
    header: 'Lead time',
    align: 'end',
    from: 'widest',
    cell: leadTimeWords,
    csv: ({ avgLeadTime }) => avgLeadTime,
  },
  {
    id: 'exposure',
    header: 'Exposure',
    definition: "Prices of the shop's open orders that no phase has released yet, and its early payouts that are not repaid.",
    align: 'end',
    cell: ({ currentExposure, activeProjects }) => (
      <>
        {metricText(currentExposure, 'dollars')}
        <small>{activeProjects === 1 ? '1 project' : `${activeProjects} projects`}</small>
      </>
    ),
    csv: ({ currentExposure }) => currentExposure,
  },
  {
    id: 'insured',
    header: 'Insured',
    sortable: true,
    cell: ({ insuredUntil }) => <Insured until={insuredUntil} />,
    csv: ({ insuredUntil }) => insuredUntil,
  },
  { id: 'manage', header: 'Manage', hideHeader: true, fixed: true, cell: (shop) => <ManageShop key={shop.status} shop={shop} /> },
]

/** Bulk status change; undo restores each shop's previous status. */
const statusOf = (
  status: FabricatorStatus,
  words: Pick<BulkAction<FabricatorRow>, 'label' | 'title' | 'description' | 'done'>,
): BulkAction<FabricatorRow> => ({
  ...words,
  fits: (shop) => shop.status !== status,
  run: (api, { id }, reason, how) => api(setFabricatorStatus, { id, status, reason }, how),
  undo: (api, { id, status: before }, reason, how) => api(setFabricatorStatus, { id, status: before, reason }, how),
})

const bulk: readonly BulkAction<FabricatorRow>[] = [
  statusOf('paused', {
    label: 'Pause',
    title: 'Pause the selected shops',
    description: 'They get no new work; work they have continues.',
    done: 'paused',
  }),
  statusOf('active', {
    label: 'Activate',
    title: 'Make the selected shops active',
    description: 'They get new work again. A shop without valid insurance is refused.',
    done: 'made active',
  }),
]

/** The network's shops: status, load and insurance expiry. */
export const FabricatorsTab = () => (
  <ListScreen
    topic="network"
    noun="shop"
    caption="Shops of the network"
    call={listFabricators}
    columns={columns}
    filters={[
      {
        name: 'status',
        label: 'Status',
        all: 'Any status',
        options: optionsOf(FABRICATOR_STATUSES, FABRICATOR_STATUS_WORDS),
      },
    ]}
    searchLabel="Search name or address"
    queries={NETWORK_QUERIES}
    summary={() => <PendingShops />}
    empty={{ title: 'No shop yet', text: 'An approved application of a fabricator becomes a shop of the network.' }}
    nameOf={({ name }) => name}
    bulk={bulk}
    opened={{ title: 'Shop of the network', verb: 'View Details', wide: true, show: (shop) => <FabricatorRecord shop={shop} /> }}
  />
)
