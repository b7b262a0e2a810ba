import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { REPLAYED_PROJECTS, type replayRouting } from '@framewell/domain/network/routingCalls'
import { figure } from '@framewell/domain/numbers/figure'
import { percent } from './scorePartWords'

type Replay = CallOutput<typeof replayRouting>

const columns: readonly TableColumn<Replay['shops'][number]>[] = [
  { id: 'shop', header: 'Shop', onPhone: 'title', cell: ({ name }) => name },
  { id: 'before', header: 'Projects now', align: 'end', cell: ({ before }) => before },
  { id: 'after', header: 'With these weights', align: 'end', cell: ({ after }) => after },
  { id: 'usedBefore', header: 'Capacity used now', align: 'end', cell: ({ utilizationBefore }) => shareOf(utilizationBefore) },
  { id: 'usedAfter', header: 'With these weights', align: 'end', cell: ({ utilizationAfter }) => shareOf(utilizationAfter) },
]

/** How other weights would have routed the past year's projects. */
export const ReplayResult = ({ replay: { decisions, ofKeptOnly, changed, before, after, shops } }: { replay: Replay }) =>
  decisions === 0 ? (
    <Text role="status">No project was routed in the last year: there is nothing to replay.</Text>
  ) : (
    <Stack gap={4}>
      <StatRow role="status">
        <Stat label="Projects that would go elsewhere" value={changed} detail={`of ${decisions}`} />
        <Stat label="Mean distance" value={milesOf(after.averageMiles)} detail={`now ${milesOf(before.averageMiles)}`} />
        <Stat label="Mean lead time" value={weeksOf(after.averageLeadWeeks)} detail={`now ${weeksOf(before.averageLeadWeeks)}`} />
        <Stat label="Fullest shop" value={shareOf(after.fullestShop)} detail={`of its capacity, now ${shareOf(before.fullestShop)}`} />
        <Stat label="Mean score" value={shareOf(after.averageScore)} detail={`now ${shareOf(before.averageScore)}`} />
      </StatRow>
      <Text tone="muted">
        Each project is decided again independently, over every shop that could have taken it, with distances, prices, quality and free
        weeks as they were then.
        {ofKeptOnly > 0
          ? ` ${ofKeptOnly} of the ${decisions} were made over a large network before all such shops were stored: they are decided again among the best that were.`
          : ''}
        {decisions === REPLAYED_PROJECTS ? ` These are the newest ${figure(REPLAYED_PROJECTS)} projects of the year.` : ''}
      </Text>
      <Table caption="Projects of each shop" columns={columns} rows={shops} rowKey={({ fabricatorId }) => fabricatorId} />
    </Stack>
  )

const milesOf = (miles: number | null) => (miles === null ? 'Unknown' : `${figure(miles, 0)} miles`)
const shareOf = (share: number | null) => (share === null ? 'Unknown' : percent(share))
const weeksOf = (weeks: number | null) => (weeks === null ? 'Unknown' : `${figure(weeks, 1)} weeks`)
