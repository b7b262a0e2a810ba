import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Development } from '@framewell/domain/developments/development'
import type { SectionNest } from '@framewell/domain/developments/nestLots'
import { type Coil, nestTotals } from '@framewell/domain/developments/nestTotals'
import { figure } from '@framewell/domain/numbers/figure'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { developmentBillQuery, houseStamp } from './developmentQueries'

const whole = (value: number) => figure(Math.round(value))
const ofStock =
  (of: (stock: NonNullable<SectionNest['stock']>) => string) =>
  ({ stock }: SectionNest) =>
    stock ? of(stock) : 'No stock length'

const SECTIONS: readonly TableColumn<SectionNest>[] = [
  { id: 'profile', header: 'Section', onPhone: 'title', cell: ({ profile }) => profile },
  { id: 'pieces', header: 'Pieces', align: 'end', cell: ({ pieces }) => figure(pieces) },
  { id: 'net', header: 'Cut length, ft', align: 'end', cell: ({ netFeet }) => whole(netFeet) },
  {
    id: 'rolled',
    header: 'Longer, roll-formed',
    align: 'end',
    cell: ofStock(({ rollFormed, rollFormedFeet }) => (rollFormed === 0 ? 'None' : `${figure(rollFormed)}, ${whole(rollFormedFeet)} ft`)),
  },
  { id: 'alone', header: 'Stock, lot by lot', align: 'end', cell: ofStock(({ lotByLot }) => figure(lotByLot)) },
  { id: 'together', header: 'Stock, together', align: 'end', cell: ofStock(({ together }) => figure(together)) },
  {
    id: 'offcuts',
    header: 'Offcuts of 2 ft or more',
    align: 'end',
    cell: ofStock(({ usableOffcuts, longestOffcutFeet }) =>
      usableOffcuts === 0 ? 'None' : `${figure(usableOffcuts)}, longest ${figure(longestOffcutFeet)} ft`,
    ),
  },
  { id: 'waste', header: 'All offcuts, ft', align: 'end', cell: ofStock(({ offcutFeet }) => whole(offcutFeet)) },
]

const COIL: readonly TableColumn<Coil>[] = [
  { id: 'mil', header: 'Thickness', onPhone: 'title', cell: ({ mil }) => `${mil} mil` },
  { id: 'strip', header: 'Strip, ft', align: 'end', cell: ({ stripFeet }) => whole(stripFeet) },
  { id: 'pounds', header: 'Steel, lb', align: 'end', cell: ({ weightPounds }) => whole(weightPounds) },
]

/** The pieces of all lots cut together from stock, against each lot cut alone; and the coil when they are roll-formed. */
export const DevelopmentNesting = ({ development: { id, lots } }: { development: Development }) => {
  const read = useQuery({ ...developmentBillQuery(useGuardedCall(), id, houseStamp(lots)), enabled: lots.length > 0 })
  if (lots.length === 0) return <Text tone="muted">Add a lot first: its frame says which pieces are cut.</Text>
  return (
    <Reading read={read} loading="Nesting all lots" failure="The nesting could not be made">
      {({ nest }) => <Nested sections={nest} />}
    </Reading>
  )
}

const Nested = ({ sections }: { sections: readonly SectionNest[] }) => {
  const { lotByLot, together, offcutFeet, coil } = nestTotals(sections)
  return (
    <Stack gap={6}>
      <StatRow>
        <Stat label="Stock lengths, each lot cut alone" value={figure(lotByLot)} />
        <Stat label="Stock lengths, all lots together" value={figure(together)} detail={`${figure(lotByLot - together)} fewer`} />
        <Stat label="Offcuts, cut together" value={`${whole(offcutFeet)} ft`} />
      </StatRow>
      <Text size="small" tone="muted" measured>
        First fit, longest piece first; saw kerfs are not counted. Pieces longer than the stock have no splice: they are roll-formed. Bills
        and orders count each lot alone, because each is made and delivered alone: the saving is real only where one shop cuts several lots
        at once.
      </Text>
      <Table caption="Stock lengths by section" showCaption columns={SECTIONS} rows={sections} rowKey={({ profile }) => profile} />
      <Table caption="Coil, if roll-formed to length" showCaption columns={COIL} rows={coil} rowKey={({ mil }) => mil} />
      <Text size="small" tone="muted" measured>
        Steel without zinc. Roll-forming leaves no offcuts but the ends of coils; no shop's coil sizes are on record, so coils are not
        counted.
      </Text>
    </Stack>
  )
}
