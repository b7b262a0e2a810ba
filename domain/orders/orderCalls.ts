import { z } from 'zod'
import { OPERATOR_ROLES, type Role } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { accountRoleFor, BUILDERS } from '../parties/company'
import { orderIdSchema, orderRowSchema, orderSchema } from './order'
import { ORDER_STAGES, ORDER_STATUSES } from './stages'
import { ORDER_REFUSALS } from './transitions'

/** Whose orders these may be: a builder's own, a shop's assigned ones, all for operators. A foreign order answers like none. */
export const ORDER_READERS = [...BUILDERS, accountRoleFor('fabricator'), ...OPERATOR_ROLES] as const satisfies readonly Role[]
export const unknownOrder = { status: 404, message: 'There is no such order among yours.' } as const
export const reading = { feature: 'orders', access: ORDER_READERS } as const
export const thisOrder = z.object({ orderId: orderIdSchema })
export const orderAnswer = z.object({ order: orderSchema })

/** Days a placed order keeps its slot without being signed, and a signed one without its deposit. */
export const SIGN_DAYS = 3
export const FUNDS_DAYS = 10
/** Orders of one company that wait for signature or funds at once. */
export const MOST_WAITING = 5

/** POST /api/tracking/orders: places an order; its slot is held, its text waits for the signature. */
export const placeOrder = defineCall({
  name: 'placeOrder',
  method: 'POST',
  path: '/api/tracking/orders',
  summary: 'Order from a quote, a saved configuration or a started production',
  feature: 'orders',
  access: BUILDERS,
  input: z.object({
    source: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('quote'),
        id: z.uuid(),
        /** Of its private link, where the company does not have it yet. */ token: z.string().min(16).max(128).optional(),
      }),
      z.object({
        kind: z.literal('configuration'),
        id: z.uuid(),
        token: z.string().min(16).max(128),
        /** US dollars, as the screen showed it. */
        total: z.number().min(0).max(1_000_000_000),
      }),
      z.object({ kind: z.literal('production'), id: z.uuid(), token: z.string().min(16).max(128).optional() }),
    ]),
    siteAddress: z.string('Say where it is delivered').trim().min(5, 'Say where it is delivered').max(200, 'Use at most 200 characters'),
    siteZip: z.string('Use a ZIP code of five digits').regex(/^\d{5}$/, 'Use a ZIP code of five digits'),
    /** Where the site stands, where it is known better than by its ZIP code. */
    location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
    deliverBy: z.iso.date('Choose the day it is needed by'),
    /** Pays all before fabrication, whatever the tier: needs no credit. */
    prepaid: z.boolean().default(false),
  }),
  output: orderAnswer,
  errors: {
    noCompany: { status: 409, message: 'Your account belongs to no company yet. Ask for an invitation.' },
    notQualified: { status: 409, message: 'Your company has not qualified yet. Apply for credit terms first: it takes a minute.' },
    qualificationPending: { status: 409, message: 'Your application is under review. You can order as soon as it is approved.' },
    creditLimit: {
      status: 409,
      message: 'This order is larger than your open credit. Pay it before fabrication, or wait until an open order is paid.',
    },
    tooManyWaiting: { status: 409, message: 'Several of your orders wait for a signature or a payment. Finish or cancel one first.' },
    unknownSource: {
      status: 404,
      message: 'This does not open a quote, a configuration or a production. Check that the link is complete.',
    },
    quoteExpired: { status: 409, message: 'This quote has expired. Open it and make its next revision at current prices.' },
    quoteReplaced: { status: 409, message: 'A newer revision of this quote exists. Order that one.' },
    alreadyOrdered: { status: 409, message: 'An order was made from this already.' },
    totalChanged: { status: 409, message: 'Prices changed since you opened this page. Check the new total and order again.' },
    notComplete: { status: 409, message: 'This configuration is not complete. Open it and answer what is missing.' },
    noFrame: { status: 409, message: 'The frame of this house is not drawn yet. An engineer draws it before it can be ordered: ask us.' },
    noLongerOffered: { status: 409, message: 'Something in this quote is no longer offered. Make its next revision.' },
    noShop: { status: 409, message: 'No shop can make this by then.' },
    deliveryTooSoon: { status: 409, message: 'Nothing can be made and delivered by then. Choose a later day.' },
  },
  idempotent: true,
  rateLimit: { points: 60, windowSeconds: 600, by: ['address'] },
  successStatus: 201,
})

/** GET /api/tracking/orders: with search, filters and quick stats. */
export const listOrders = defineCall({
  ...reading,
  name: 'listOrders',
  method: 'GET',
  path: '/api/tracking/orders',
  summary: 'Orders, newest first',
  input: listInput({
    sorts: ['placed', 'number', 'company', 'price', 'deliverBy'],
    filters: {
      status: z.enum(['all', 'open', ...ORDER_STATUSES]).default('all'),
      stage: z.enum(['all', ...ORDER_STAGES]).default('all'),
    },
  }),
  output: listOutput(orderRowSchema).extend({
    /** Over all orders of the signed-in person, whatever the filter. */
    summary: z.object({
      /** Neither cancelled nor completed. */
      open: z.number().int(),
      inFabrication: z.number().int(),
      inTransit: z.number().int(),
      delivered: z.number().int(),
      /** Open, and past the day it was needed by without being delivered. */
      late: z.number().int(),
      openValueCents: z.number().int(),
    }),
  }),
})

export const getOrder = defineCall({
  ...reading,
  name: 'getOrder',
  method: 'GET',
  path: '/api/tracking/orders/{orderId}',
  summary: 'One order as its party sees it',
  input: thisOrder,
  output: orderAnswer,
  errors: { unknownOrder },
})

/** The typed name accepts the text whose hash is sent: a text that has changed meanwhile is refused. */
export const signOrder = defineCall({
  name: 'signOrder',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/signature',
  summary: 'Accept the order form by typed signature',
  feature: 'orders',
  access: BUILDERS,
  input: thisOrder.extend({
    name: z.string('Type your name').trim().min(2, 'Type your name').max(120, 'Use at most 120 characters'),
    /** `form.textHash` of the order as it was read. */
    textHash: z.string().regex(/^[\da-f]{64}$/, 'Send the hash of the text'),
  }),
  output: orderAnswer,
  errors: {
    unknownOrder,
    textChanged: { status: 409, message: 'The order form changed since you opened it. Read it again and sign then.' },
    slotLost: {
      status: 409,
      message: 'The slot was held until its time passed, and no shop has room by that day now. Place the order again with a later day.',
    },
    ...ORDER_REFUSALS,
  },
  idempotent: true,
})

const reason = z.string('Say why').trim().min(3, 'Say why').max(1000, 'Use at most 1,000 characters')

/** By the builder until fabrication starts, by an operator until it is on the road. */
export const cancelOrder = defineCall({
  name: 'cancelOrder',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/cancellation',
  summary: 'Cancel an order: its slot is given back, what was paid is refunded',
  feature: 'orders',
  access: [...BUILDERS, ...OPERATOR_ROLES],
  input: thisOrder.extend({ reason }),
  output: orderAnswer,
  errors: { unknownOrder, ...ORDER_REFUSALS },
  idempotent: true,
})

export const holdOrder = defineCall({
  name: 'holdOrder',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/hold',
  summary: 'Put an active order on hold, or let it go on',
  feature: 'orders',
  access: OPERATOR_ROLES,
  input: thisOrder.extend({ action: z.enum(['hold', 'resume']), reason }),
  output: orderAnswer,
  errors: { unknownOrder, ...ORDER_REFUSALS },
  idempotent: true,
})
