import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Lot } from '@framewell/domain/developments/lot'
import { usd } from '@framewell/domain/money/usd'
import { PlaceOrder } from '../orders/PlaceOrder'

interface CallOffLotProps {
  lot: Lot
  onLeave: () => void
}

/** Calls one lot off: the order form of any house, at the development's price. */
export const CallOffLot = ({ lot, onLeave }: CallOffLotProps) => (
  <Stack gap={6}>
    <Stack gap={2} align="start">
      <Button variant="plain" size="small" onClick={onLeave}>
        Back to the lots
      </Button>
      <Text>
        {lot.name}
        {lot.kitCents === null ? '' : `: ${usd(lot.kitCents)}, as ordered with the development`}
      </Text>
    </Stack>
    <PlaceOrder
      title={`Call off ${lot.name}`}
      source={{ kind: 'lot', id: lot.id }}
      site={{ siteAddress: lot.siteAddress, siteZip: lot.siteZip, deliverBy: lot.deliverBy }}
    />
  </Stack>
)
