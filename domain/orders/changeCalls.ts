import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { recordId } from '../http/recordId'
import { BUILDERS } from '../parties/company'
import { notYourName } from '../parties/signer'
import { noHouseAccount } from '../payments/houseAccount'
import { changeChoicesSchema, changeFieldSchema } from './changeFields'
import { orderAnswer, slotLost, textChanged, thisOrder, typedSignature, unknownOrder } from './orderCalls'
import { creditLimit, deliverBy, houseSourceInput, SOURCE_ERRORS, siteZip } from './placing'
import { siteAddressSchema } from './siteAddress'
import { ORDER_REFUSALS } from './transitions'

const agreeing = { feature: 'orders', access: [...BUILDERS, ...OPERATOR_ROLES] } as const
const thisChange = thisOrder.extend({ changeId: recordId() })
const belowRefunded = { status: 409, message: 'Disputes have refunded more of this order than the new price.' } as const
const shopUnfit = {
  siteOutOfReach: {
    status: 409,
    message: 'The shop of this order does not deliver to this site. Ask us to move the order to another shop first.',
  },
  shopCannotMake: {
    status: 409,
    message: 'The shop of this order cannot make this frame. Ask us to move the order to another shop first.',
  },
} as const
const unknownChange = { status: 404, message: 'This order has no such open change.' } as const

/** What a change order can choose instead: options of the ordered item, or another quote of the builder. */
export const getChangeChoices = defineCall({
  ...agreeing,
  name: 'getChangeChoices',
  method: 'GET',
  path: '/api/tracking/orders/{orderId}/change-choices',
  summary: 'Options and quotes that a change order can choose for an order',
  input: thisOrder,
  output: z.object({
    fields: z.array(changeFieldSchema),
    /** The builder's quotes that can be ordered, newest first. */
    quotes: z.array(z.object({ id: z.string(), label: z.string() })),
  }),
  errors: { unknownOrder },
})

/** Proposes other options or another quote, another site, another date, or several of them. Nothing changes until both parties have signed. */
export const proposeOrderChange = defineCall({
  ...agreeing,
  name: 'proposeOrderChange',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/changes',
  summary: 'Propose a change of an order before fabrication, with the old and the new value of everything it changes',
  input: thisOrder
    .extend({
      source: houseSourceInput.optional(),
      /** Other options, at the prices the order was signed at. Not together with `source`. */
      choices: changeChoicesSchema.optional(),
      siteAddress: siteAddressSchema.optional(),
      siteZip: siteZip.optional(),
      deliverBy: deliverBy.optional(),
      reason: reasonSchema,
    })
    .refine((change) => [change.source, change.choices, change.siteAddress, change.deliverBy].some((wanted) => wanted !== undefined), {
      path: ['source'],
      message: 'Say what is ordered instead, where, or by which day',
    })
    .refine(({ source, choices }) => !source || !choices, { path: ['source'], message: 'Choose another quote or other options, not both' })
    .refine((change) => (change.siteAddress === undefined) === (change.siteZip === undefined), {
      path: ['siteZip'],
      message: 'Enter the address together with its ZIP code',
    }),
  output: orderAnswer,
  errors: {
    unknownOrder,
    ...SOURCE_ERRORS,
    slotLost,
    belowRefunded,
    changeOpen: { status: 409, message: 'Another change to this order is awaiting signatures. Sign or decline it first.' },
    nothingChanges: { status: 409, message: 'This is what the order says now. Change something first.' },
    ...shopUnfit,
    otherSalesTax: {
      status: 409,
      message: 'This site has another sales tax. Cancel the order without charge and place it for the new site.',
    },
    ...ORDER_REFUSALS,
  },
  idempotent: true,
  successStatus: 201,
})

/** One party signs; the second signature changes the order. */
export const signOrderChange = defineCall({
  ...agreeing,
  name: 'signOrderChange',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/changes/{changeId}/signature',
  summary: 'Accept a change order by typed signature',
  input: thisChange.extend(typedSignature),
  output: orderAnswer,
  errors: {
    unknownOrder,
    unknownChange,
    notYourName,
    textChanged,
    billChanged: {
      status: 409,
      message: 'Its text does not state the invoices as they are now, as after a payment. Decline it and propose it again.',
    },
    slotLost,
    creditLimit,
    belowRefunded,
    noHouseAccount,
    ...shopUnfit,
    signedAlready: { status: 409, message: 'Your side has signed this already.' },
    ...ORDER_REFUSALS,
  },
  idempotent: true,
})

export const declineOrderChange = defineCall({
  ...agreeing,
  name: 'declineOrderChange',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/changes/{changeId}/decline',
  summary: 'Decline a proposed change: the order stays as it is',
  input: thisChange,
  output: orderAnswer,
  errors: { unknownOrder, unknownChange },
  idempotent: true,
})

export const downloadOrderChange = defineCall({
  ...agreeing,
  name: 'downloadOrderChange',
  method: 'GET',
  path: '/api/tracking/orders/{orderId}/changes/{changeId}/document',
  summary: 'A change order as a PDF',
  input: thisChange,
  output: z.unknown(),
  answers: 'stream',
  errors: { unknownOrder, unknownChange },
})
