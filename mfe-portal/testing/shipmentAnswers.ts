import { companyDay } from '@framewell/domain/dates/businessDays'
import { type CallAnswers, refuseCall } from '@framewell/domain/http/answerCalls'
import type { Order } from '@framewell/domain/orders/order'
import { getOrderShipments, recordAssembled, recordShipment, settleShipment } from '@framewell/domain/orders/shipmentCalls'
import { assembleRefusal, isOnTheWay, isShipped, type OrderShipments, settleRefusal, shipRefusal } from '@framewell/domain/orders/shipments'
import { hasReached, type OrderStage } from '@framewell/domain/orders/stages'
import { movedOrder } from './movedOrder'
import { storyPanels } from './panelAnswers'

const NOW = new Date()
const TODAY = companyDay(NOW)

interface Desk {
  readonly find: (orderId: string) => Order
  readonly keep: (order: Order) => { order: Order }
  /** What has shipped of an order when its story begins, by order number. */
  readonly shipped: Readonly<Record<string, OrderShipments>>
}

/** The panels of a story's order, all in the shop. */
export function storyShipments(order: Order): OrderShipments {
  const panels = hasReached(order.stage, 'fabrication_started') && !hasReached(order.stage, 'in_transit') ? storyPanels(order).panels : []
  return {
    panels: panels.map(({ mark, part, loose, bundle, shippedPounds }) => {
      return { mark, part, loose, bundle, shippedPounds, assembledOn: null, shipment: null }
    }),
    shipments: [],
  }
}

/** The same with its exterior walls on a first truck. */
export function partlyShipped(order: Order): OrderShipments {
  const { panels } = storyShipments(order)
  return {
    panels: panels.map((panel) => (panel.bundle.startsWith('1-walls') ? { ...panel, assembledOn: TODAY, shipment: 1 } : panel)),
    shipments: [
      {
        number: 1,
        carrier: 'Buckeye Freight',
        billOfLading: '4411',
        shippedOn: TODAY,
        limitPounds: null,
        deliveredOn: null,
        canceledOn: null,
        cancelReason: null,
      },
    ],
  }
}

/** Answers the calls on an order's panels and shipments by the domain's rules, and keeps what is recorded. */
export function shipmentAnswers({
  find,
  keep,
  shipped,
}: Desk): CallAnswers<readonly [typeof getOrderShipments, typeof recordAssembled, typeof recordShipment, typeof settleShipment]> {
  const records = new Map(Object.entries(shipped))
  const read = (order: Order) => records.get(order.number) ?? storyShipments(order)
  const store = (order: Order, record: OrderShipments) => {
    records.set(order.number, record)
    return record
  }
  const move = (order: Order, stage: OrderStage) => keep(movedOrder(order, { ...order, stage }, NOW))
  return [
    [getOrderShipments, ({ orderId }) => read(find(orderId))],
    [
      recordAssembled,
      ({ orderId, panels: marks, assembled }) => {
        const order = find(orderId)
        const { panels, shipments } = read(order)
        const no = assembleRefusal(order, panels, marks)
        if (no) throw refuseCall(recordAssembled, no.refusal, no.more)
        const assembledOn = assembled ? TODAY : null
        return store(order, { panels: panels.map((panel) => (marks.includes(panel.mark) ? { ...panel, assembledOn } : panel)), shipments })
      },
    ],
    [
      recordShipment,
      ({ orderId, panels: marks, limitPounds, ...papers }) => {
        const order = find(orderId)
        const { panels, shipments } = read(order)
        const wanted = { panels: marks, shippedOn: papers.shippedOn, limitPounds }
        const no = shipRefusal(order, panels, wanted, { startedOn: companyDay(new Date(order.placedAt)), today: TODAY })
        if (no) throw refuseCall(recordShipment, no.refusal, no.more)
        const number = shipments.length + 1
        const shipment = { number, ...papers, limitPounds: limitPounds ?? null, deliveredOn: null, canceledOn: null, cancelReason: null }
        const loaded = panels.map((panel) => (marks.includes(panel.mark) ? { ...panel, shipment: number } : panel))
        if (isShipped(loaded)) move(order, 'in_transit')
        return store(order, { panels: loaded, shipments: [...shipments, shipment] })
      },
    ],
    [
      settleShipment,
      ({ orderId, shipment: number, change }) => {
        const order = find(orderId)
        const { panels, shipments } = read(order)
        const one = shipments.find((each) => each.number === number)
        const no = settleRefusal(order, one, change, TODAY)
        if (no) throw refuseCall(settleShipment, no.refusal, no.more)
        const settled =
          change.action === 'deliver' ? { deliveredOn: change.deliveredOn } : { canceledOn: TODAY, cancelReason: change.reason }
        const after = shipments.map((each) => (each.number === number ? { ...each, ...settled } : each))
        if (change.action === 'cancel' && order.stage === 'in_transit') move(order, 'kit_packaged')
        if (change.action === 'deliver' && order.stage === 'in_transit' && !after.some(isOnTheWay)) move(order, 'delivered_to_site')
        return store(order, {
          panels:
            change.action === 'cancel' ? panels.map((panel) => (panel.shipment === number ? { ...panel, shipment: null } : panel)) : panels,
          shipments: after,
        })
      },
    ],
  ]
}
