import { getOrderPanels } from '@framewell/domain/orders/panelCalls'
import type { OrderShipments } from '@framewell/domain/orders/shipments'
import { hasReached } from '@framewell/domain/orders/stages'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import type { Order, OrderPanel, OrderShipment } from '../../payload-types'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Refusing } from '../../platform/http/calls/callContext'
import { openOrder } from '../findOrder'
import { askOrdered, textOf } from '../orderedFrame'
import { orderPanelBasis } from '../orderPanelBasis'

type Panels = OrderShipments['panels']
/** More panels or shipments than one order has. */
const MOST = 2_000

/** The panels of an order with their shipments, as stored; while nothing is stored of an order in fabrication, as its frame has them. */
export async function shipmentsOf(req: PayloadRequest, order: Order): Promise<OrderShipments> {
  const stored = await storedPanels(req, order)
  const isMade = hasReached(order.stage, 'fabrication_started') && !hasReached(order.stage, 'in_transit')
  return { panels: stored.length > 0 || !isMade ? stored : await panelsOfFrame(req, order), shipments: await storedShipments(req, order) }
}

async function storedPanels(req: PayloadRequest, { id }: Order): Promise<Panels> {
  const where = { order: { equals: id } }
  const options = { where, sort: 'erectionSequence', pagination: false, limit: MOST, req }
  const { docs } = await req.payload.db.find<OrderPanel>({ collection: 'order-panels', ...options })
  return docs.map(({ mark, part, loose, bundle, shippedPounds, assembledOn, shipment }) => ({
    mark,
    part,
    loose: loose === true,
    bundle,
    shippedPounds,
    assembledOn: assembledOn ?? null,
    shipment: shipment ?? null,
  }))
}

async function storedShipments(req: PayloadRequest, { id }: Order): Promise<OrderShipments['shipments']> {
  const where = { order: { equals: id } }
  const options = { where, sort: 'number', pagination: false, limit: MOST, req }
  const { docs } = await req.payload.db.find<OrderShipment>({ collection: 'order-shipments', ...options })
  return docs.map(({ number, carrier, billOfLading, shippedOn, limitPounds, deliveredOn, canceledOn, cancelReason }) => ({
    number,
    carrier: carrier ?? null,
    billOfLading: billOfLading ?? null,
    shippedOn,
    limitPounds: limitPounds ?? null,
    deliveredOn: deliveredOn ?? null,
    canceledOn: canceledOn ?? null,
    cancelReason: cancelReason ?? null,
  }))
}

/** In erection order; none where today's rules frame the order with other pieces. */
async function panelsOfFrame(req: PayloadRequest, order: Order): Promise<Panels> {
  const answer = await askOrdered(order, { format: 'panels', basis: await orderPanelBasis(req, order), fixed: true })
  if (typeof answer === 'string') return []
  const { panels } = getOrderPanels.output.parse(JSON.parse(textOf(answer)))
  return panels.map(({ mark, part, loose, bundle, shippedPounds }) => {
    return { mark, part, loose, bundle, shippedPounds, assembledOn: null, shipment: null }
  })
}

/** Before the transaction of a shop's call that stores them: the panels are made first, and no connection to the database waits for that. */
export async function panelsAhead(context: Refusing<'unknownOrder'>, { orderId }: { readonly orderId: string }): Promise<void> {
  const { order, seenAs } = await openOrder(context, orderId)
  if (seenAs === 'builder') throw context.refuse('unknownOrder')
  if ((await storedPanels(context.req, order)).length === 0) await panelsOfFrame(context.req, order)
}

/**
 * Stores the panels of a locked order once: the order has no other revision from the start of its fabrication.
 * @returns false where today's rules frame the order with other pieces
 */
export async function storePanels(req: PayloadRequest, order: Order): Promise<boolean> {
  if ((await storedPanels(req, order)).length > 0) return true
  const panels = await panelsOfFrame(req, order)
  const database = await transactionOf(req)
  await database.execute(sql`
    insert into order_panels (order_id, mark, revision, part, loose, bundle, shipped_pounds, erection_sequence)
    select ${order.id}::uuid, panel ->> 'mark', ${order.revision}::int, (panel ->> 'part')::enum_order_panels_part, (panel ->> 'loose')::boolean,
      panel ->> 'bundle', (panel ->> 'shippedPounds')::numeric, at
    from jsonb_array_elements(${JSON.stringify(panels)}::jsonb) with ordinality as each (panel, at)`)
  return panels.length > 0
}

/** Changes panels of a locked order by their marks. */
export async function changePanels(
  req: PayloadRequest,
  { id }: Order,
  marks: readonly string[],
  change: { readonly assembledOn: string | null } | { readonly shipment: number | null },
): Promise<void> {
  const database = await transactionOf(req)
  const set = 'shipment' in change ? sql`shipment = ${change.shipment}::int` : sql`assembled_on = ${change.assembledOn}::text`
  await database.execute(sql`
    update order_panels set ${set}, updated_at = now()
    where order_id = ${id} and mark in (select value from jsonb_array_elements_text(${JSON.stringify(marks)}::jsonb))`)
}

/** Changes one shipment of a locked order. */
export async function changeShipment(
  req: PayloadRequest,
  order: Order,
  number: number,
  data: Partial<Pick<OrderShipment, 'deliveredOn' | 'canceledOn' | 'cancelReason'>>,
): Promise<void> {
  const where: Where = { and: [{ order: { equals: order.id } }, { number: { equals: number } }] }
  await req.payload.db.updateOne({ collection: 'order-shipments', where, data, req, returning: false })
}

interface NewShipment {
  readonly panels: readonly string[]
  readonly carrier: string | null
  readonly billOfLading: string | null
  readonly shippedOn: string
  readonly limitPounds: number | null
}

/** Stores the next shipment of a locked order. @returns its number */
export async function addShipment(req: PayloadRequest, order: Order, { panels, ...shipment }: NewShipment): Promise<number> {
  const number = (await storedShipments(req, order)).length + 1
  await req.payload.db.create({ collection: 'order-shipments', data: { order: order.id, number, ...shipment }, req, returning: false })
  await changePanels(req, order, panels, { shipment: number })
  return number
}
