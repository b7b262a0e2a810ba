import { z } from 'zod'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { typedNumber } from '../numbers/typedNumber'
import { reading, thisOrder, unknownOrder } from './orderCalls'
import { framedOtherwise } from './panelCalls'
import { SHIPMENT_REFUSALS, shipmentsSchema } from './shipments'
import { ORDER_REFUSALS } from './transitions'
import { stepNotes, working } from './workCalls'

/** More panels than a frame has. */
const MOST_PANELS = 2_000

const marks = z.array(z.string().min(1).max(40)).min(1, 'Choose at least one panel').max(MOST_PANELS)
const day = z.iso.date('Enter a day')

export const getOrderShipments = defineCall({
  ...reading,
  name: 'getOrderShipments',
  method: 'GET',
  path: '/api/tracking/orders/{orderId}/shipments',
  keys: 'read',
  summary: 'Which panels of an order are assembled, shipped and delivered, on which shipment',
  input: thisOrder,
  output: shipmentsSchema,
  errors: { unknownOrder },
})

const { notActive, alreadyClosed, stageReached } = ORDER_REFUSALS
const errors = { unknownOrder, framedOtherwise, notActive, alreadyClosed, stageReached, ...SHIPMENT_REFUSALS } as const

export const recordAssembled = defineCall({
  ...working,
  name: 'recordAssembled',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/assembled-panels',
  keys: 'write',
  summary: 'Record that panels are rolled and assembled, or take it back',
  input: thisOrder.extend({ panels: marks, assembled: z.boolean(), notes: stepNotes }),
  output: shipmentsSchema,
  errors,
  idempotent: true,
})

/** The last panels bring the order to its stage 'In transit'. */
export const recordShipment = defineCall({
  ...working,
  name: 'recordShipment',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/shipments',
  keys: 'write',
  summary: 'Record panels of an order as shipped on one truck; the last ones bring the order in transit',
  input: thisOrder.extend({
    panels: marks,
    carrier: z.string('Name the carrier').trim().min(2, 'Name the carrier').max(120, 'Use at most 120 characters'),
    billOfLading: z.string('Enter its number').trim().min(1, 'Enter its number').max(60, 'Use at most 60 characters'),
    shippedOn: day,
    notes: stepNotes,
    /** The truck's payload limit, pounds. Heavier shipments are refused. */
    limitPounds: typedNumber(z.number('Use a number').min(100, 'At least 100 lb').max(200_000, 'At most 200,000 lb')).optional(),
  }),
  output: shipmentsSchema,
  errors,
  idempotent: true,
})

/** The last delivery brings the order to its stage 'Delivered to site'. A canceled shipment's panels are in the shop again. */
export const settleShipment = defineCall({
  ...working,
  name: 'settleShipment',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/shipments/{shipment}',
  keys: 'write',
  summary: 'Record a shipment as delivered, or cancel one that was entered by mistake',
  input: thisOrder.extend({
    shipment: z.coerce.number().int().min(1),
    change: z.discriminatedUnion('action', [
      z.object({ action: z.literal('deliver'), deliveredOn: day, notes: stepNotes }),
      z.object({ action: z.literal('cancel'), reason: reasonSchema }),
    ]),
  }),
  output: shipmentsSchema,
  errors,
  idempotent: true,
})
