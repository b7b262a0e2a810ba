import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Order } from '@framewell/domain/orders/order'
import { revisionWords } from '@framewell/domain/orders/revisionWords'
import { isOnTheWay, isShipped, type OrderShipments, progressWords, shipmentWords } from '@framewell/domain/orders/shipments'
import { hasReached } from '@framewell/domain/orders/stages'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { shipmentsQuery } from '../orders/orderQueries'
import { LoadTruck } from './LoadTruck'
import { SettleShipment } from './SettleShipment'

/** What of an order its shop has assembled and shipped, and the form for the next truck. */
export const WorkShipments = ({ order }: { order: Order }) =>
  hasReached(order.stage, 'fabrication_started') ? <OfOrder order={order} /> : null

const OfOrder = ({ order }: { order: Order }) => {
  const read = useQuery(shipmentsQuery(useGuardedCall(), order.number))
  return (
    <Stack as="section" gap={3} aria-label="Shipments">
      <Heading level={3} size={5}>
        Shipments
      </Heading>
      <Reading read={read} loading="Loading shipments..." failure="Unable to load the shipments.">
        {(shipping) => <Shipments order={order} {...shipping} />}
      </Reading>
    </Stack>
  )
}

const Shipments = ({ order, panels, shipments }: OrderShipments & { order: Order }) => {
  const isOpen = order.status === 'active' && !hasReached(order.stage, 'delivered_to_site')
  if (panels.length === 0)
    return <Text>This order has no panels on record: the framing rules have changed since it was made. Record its stages as a whole.</Text>
  return (
    <Stack gap={4}>
      <Text>
        {progressWords(panels, order.stage) ?? 'No panel has shipped'}. The design can't change once fabrication has started, so these
        panels are final: revision {revisionWords(order)}.
      </Text>
      {shipments.map((shipment) => (
        <Stack key={shipment.number} gap={2}>
          <Text>{shipmentWords(shipment, panels)}</Text>
          {isOpen && isOnTheWay(shipment) ? (
            <Stack direction="row" gap={3}>
              <SettleShipment orderId={order.number} shipment={shipment.number} action="deliver" />
              <SettleShipment orderId={order.number} shipment={shipment.number} action="cancel" />
            </Stack>
          ) : null}
        </Stack>
      ))}
      {isOpen && !isShipped(panels) ? (
        <Disclosure wide summary="Load a truck">
          <LoadTruck number={order.number} panels={panels} />
        </Disclosure>
      ) : null}
    </Stack>
  )
}
