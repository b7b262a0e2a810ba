import { companyDay } from '@framewell/domain/dates/businessDays'
import { isOnTheWay } from '@framewell/domain/orders/shipments'
import { hasReached, type OrderStage } from '@framewell/domain/orders/stages'
import type { PayloadRequest, Where } from 'payload'
import type { Order, OrderShipment } from '../../payload-types'
import type { Refusing } from '../../platform/http/calls/callContext'
import { addShipment, changeShipment, panelsAhead, shipmentsOf, storePanels } from './storedShipments'

/**
 * Keeps the panels of a locked order in step with a stage of the whole order: stores them when fabrication starts; the panels still in the
 * shop leave on one shipment, whose carrier nobody named, when it is in transit; every shipment arrives when it is delivered. An order
 * whose panels can't be determined any more has none.
 */
export async function followStage(req: PayloadRequest, order: Order, stage: OrderStage, time: Date): Promise<void> {
  if (stage === 'fabrication_started') await storePanels(req, order)
  const on = companyDay(time)
  if (stage === 'in_transit' && (await storePanels(req, order))) {
    const { panels } = await shipmentsOf(req, order)
    const rest = panels.filter(({ shipment }) => shipment === null).map(({ mark }) => mark)
    if (rest.length > 0)
      await addShipment(req, order, { panels: rest, carrier: null, billOfLading: null, shippedOn: on, limitPounds: null })
  }
  if (stage === 'delivered_to_site')
    for (const shipment of (await shipmentsOf(req, order)).shipments)
      if (isOnTheWay(shipment)) {
        const { number, shippedOn } = shipment
        await changeShipment(req, order, number, { deliveredOn: [shippedOn, on].sort().at(-1) ?? on })
      }
}

/** Before the transaction that records a stage: the panels that `followStage` stores with it are made. */
export async function stageAhead(
  context: Refusing<'unknownOrder'>,
  { orderId, stage }: { readonly orderId: string; readonly stage: OrderStage },
): Promise<void> {
  if (stage === 'fabrication_started' || stage === 'in_transit') await panelsAhead(context, { orderId })
}

/** Whether panels of an order have left its shop, be it in transit or not. */
export async function hasShipped(req: PayloadRequest, { id, stage }: Order): Promise<boolean> {
  if (!hasReached(stage, 'fabrication_started')) return false
  const where: Where = { and: [{ order: { equals: id } }, { canceledOn: { exists: false } }] }
  return (await req.payload.db.findOne<OrderShipment>({ collection: 'order-shipments', where, req })) !== null
}
