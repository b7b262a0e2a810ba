import { z } from 'zod'
import { OPERATOR_ROLES, type Role } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { allOr, listInput, listOutput } from '../lists/listInput'
import { centsSchema } from '../money/centsSchema'
import { accountRoleFor, BUILDERS } from '../parties/company'
import { authorityInput, notYourName } from '../parties/signer'
import { noHouseAccount } from '../payments/houseAccount'
import { orderIdSchema, orderRowSchema, orderSchema } from './order'
import { ORDER_STAGES, ORDER_STATUSES } from './stages'
import { ORDER_REFUSALS } from './transitions'

/** Who sees orders: builders their own, shops their assigned ones, operators all. Another company's order is not found. */
export const ORDER_READERS = [...BUILDERS, accountRoleFor('fabricator'), ...OPERATOR_ROLES] as const satisfies readonly Role[]
export const unknownOrder = { status: 404, message: 'There is no such order among yours.' } as const
export const reading = { feature: 'orders', access: ORDER_READERS } as const
export const thisOrder = z.object({ orderId: orderIdSchema })
export const orderAnswer = z.object({ order: orderSchema })

/** GET /api/tracking/orders, with search, filters and quick stats. */
export const listOrders = defineCall({
  ...reading,
  name: 'listOrders',
  method: 'GET',
  path: '/api/tracking/orders',
  keys: 'read',
  summary: 'Orders, newest first',
  input: listInput({
    sorts: ['placed', 'number', 'company', 'price', 'deliverBy'],
    filters: {
      status: z.enum(['all', 'open', ...ORDER_STATUSES]).default('all'),
      stage: allOr(ORDER_STAGES).default('all'),
    },
  }),
  output: listOutput(orderRowSchema).extend({
    /** Over all orders of the signed-in person, regardless of filters. */
    summary: z.object({
      /** Neither canceled nor completed. */
      open: z.number().int(),
      inFabrication: z.number().int(),
      inTransit: z.number().int(),
      delivered: z.number().int(),
      /** Being made, undelivered and past the required date. */
      late: z.number().int(),
      openValueCents: centsSchema,
    }),
  }),
})

export const getOrder = defineCall({
  ...reading,
  name: 'getOrder',
  method: 'GET',
  path: '/api/tracking/orders/{orderId}',
  keys: 'read',
  summary: 'One order as its party sees it',
  input: thisOrder,
  output: orderAnswer,
  errors: { unknownOrder },
})

/** A signature in a request. */
export const typedSignature = {
  name: z.string('Type your name').trim().min(2, 'Type your name').max(120, 'Use at most 120 characters'),
  authority: authorityInput,
  /** `textHash` of the text the person saw. */
  textHash: z.string().regex(/^[\da-f]{64}$/, 'Send the hash of the text'),
}
export const textChanged = { status: 409, message: 'The text changed since you opened it. Read it again and sign then.' } as const
export const slotLost = { status: 409, message: 'The shop cannot make and deliver it by that day. Choose a later day.' } as const

/** The typed name accepts the text with this hash. If the text changed since, the call is refused. */
export const signOrder = defineCall({
  name: 'signOrder',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/signature',
  summary: 'Accept the order form by typed signature',
  feature: 'orders',
  access: BUILDERS,
  input: thisOrder.extend(typedSignature),
  output: orderAnswer,
  errors: {
    unknownOrder,
    notYourName,
    textChanged,
    slotLost,
    noShop: { status: 409, message: 'No shop can make it by its delivery day now. Cancel it and order again for a later day.' },
    noHouseAccount,
    notQualified: {
      status: 409,
      message:
        'Your company’s credit is not approved now, so this order can’t be signed. Apply for credit again, or ask us about the decision: you can sign once it is approved.',
    },
    termsLowered: {
      status: 409,
      message:
        'Your company’s credit terms changed after this order was placed. Cancel it and place it again: the new order form states your terms.',
    },
    creditLimit: {
      status: 409,
      message:
        'This order is larger than your open credit now. Sign once an open order is paid, or cancel it and place it again to pay before fabrication.',
    },
    overdue: { status: 409, message: 'An invoice of your company is overdue. You can sign this order once it is paid.' },
    ...ORDER_REFUSALS,
  },
  idempotent: true,
})

/** Allowed for the builder until fabrication starts, for an operator until shipment. */
export const cancelOrder = defineCall({
  name: 'cancelOrder',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/cancellation',
  summary: 'Cancel an order: its slot is given back, what was paid is refunded',
  feature: 'orders',
  access: [...BUILDERS, ...OPERATOR_ROLES],
  input: thisOrder.extend({ reason: reasonSchema }),
  output: orderAnswer,
  errors: { unknownOrder, ...ORDER_REFUSALS },
  idempotent: true,
})

export const holdOrder = defineCall({
  name: 'holdOrder',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/hold',
  summary: 'Put an active order on hold, or resume it',
  feature: 'orders',
  access: OPERATOR_ROLES,
  input: thisOrder.extend({ action: z.enum(['hold', 'resume']), reason: reasonSchema }),
  output: orderAnswer,
  errors: {
    unknownOrder,
    noSlot: { status: 409, message: 'No shop can make it by its day now. Agree on a later day by a change order first.' },
    ...ORDER_REFUSALS,
  },
  idempotent: true,
})
