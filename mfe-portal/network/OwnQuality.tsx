import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Meter } from '@framewell/design-system/elements/meter/Meter'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Text } from '@framewell/design-system/elements/text/Text'
import { NEW_SHOP, NO_FINISHED_ORDERS, QUALITY_PRIOR, QUALITY_WEIGHTS } from '@framewell/domain/network/earnedQuality'
import type { OwnShop } from '@framewell/domain/network/ownShopCalls'
import { percent } from '@framewell/domain/numbers/figure'

/** The shop's quality score used in routing, and the orders it is based on. */
export const OwnQuality = ({ quality }: { quality: OwnShop['quality'] }) => {
  const parts = [
    { id: 'on-time', name: 'Delivered on time', weight: QUALITY_WEIGHTS.onTime, prior: QUALITY_PRIOR.onTimeRate, ...quality.onTime },
    {
      id: 'inspections',
      name: 'Inspections passed at the first attempt',
      weight: QUALITY_WEIGHTS.inspection,
      prior: QUALITY_PRIOR.inspectionRate,
      ...quality.inspections,
    },
    {
      id: 'disputes',
      name: 'Orders without a lost dispute',
      weight: QUALITY_WEIGHTS.disputeFree,
      prior: QUALITY_PRIOR.disputeFreeRate,
      ...quality.disputeFree,
    },
  ]
  const isNew = quality.finishedOrders === 0
  return (
    <Stack gap={6}>
      <Stat
        label="Quality used in routing"
        value={isNew ? NEW_SHOP : percent(quality.score)}
        detail={
          isNew
            ? NO_FINISHED_ORDERS
            : `${quality.finishedOrders} finished orders, together with the ${QUALITY_PRIOR.orders} that every shop starts with`
        }
      />
      <Table
        caption="How quality is computed"
        rows={parts}
        rowKey={({ id }) => id}
        columns={[
          { id: 'part', header: 'Part', cell: ({ name }) => name, onPhone: 'title' },
          { id: 'count', header: 'Your record', align: 'end', cell: ({ good, of }) => (of === 0 ? 'None yet' : `${good} of ${of}`) },
          { id: 'start', header: 'Every shop starts with', align: 'end', cell: ({ prior }) => percent(prior) },
          {
            id: 'rate',
            header: 'Together',
            cell: ({ name, rate }) => <Meter label={name} value={rate} max={1} text={percent(rate)} />,
          },
          { id: 'weight', header: 'Counts for', align: 'end', cell: ({ weight }) => percent(weight) },
        ]}
      />
      {isNew ? null : (
        <Text measured tone="muted">
          {quality.words}
        </Text>
      )}
    </Stack>
  )
}
