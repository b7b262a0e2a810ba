import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Order } from '@framewell/domain/orders/order'
import { progressWords, shipmentWords } from '@framewell/domain/orders/shipments'
import { hasReached } from '@framewell/domain/orders/stages'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { shipmentsQuery } from './orderQueries'

/** How many panels of an order have shipped, and each shipment. Nothing before fabrication. */
export const OrderShipments = ({ order }: { order: Order }) =>
  hasReached(order.stage, 'fabrication_started') ? <OfOrder order={order} /> : null

const OfOrder = ({ order: { number, stage } }: { order: Order }) => {
  const read = useQuery(shipmentsQuery(useGuardedCall(), number))
  return (
    <Reading read={read} loading="Loading shipments..." failure="Unable to load the shipments.">
      {({ panels, shipments }) =>
        shipments.length === 0 ? null : (
          <Stack as="section" gap={2} aria-label="Shipments">
            <Heading level={3} size={5}>
              {progressWords(panels, stage) ?? 'Nothing is on a shipment'}
            </Heading>
            {shipments.map((shipment) => (
              <Text key={shipment.number}>{shipmentWords(shipment, panels)}</Text>
            ))}
          </Stack>
        )
      }
    </Reading>
  )
}
