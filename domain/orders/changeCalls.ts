import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { BUILDERS } from '../parties/company'
import { notYourName } from '../parties/signer'
import { noHouseAccount } from '../payments/houseAccount'
import { orderAnswer, slotLost, textChanged, thisOrder, typedSignature, unknownOrder } from './orderCalls'
import { creditLimit, deliverBy, SOURCE_ERRORS, sourceInput } from './placing'
import { ORDER_REFUSALS } from './transitions'

const agreeing = { feature: 'orders', access: [...BUILDERS, ...OPERATOR_ROLES] } as const
const thisChange = thisOrder.extend({ changeId: z.uuid() })
const unknownChange = { status: 404, message: 'This order has no such open change.' } as const

/** Proposes another item, another date, or both. Nothing changes until both parties have signed. */
export const proposeOrderChange = defineCall({
  ...agreeing,
  name: 'proposeOrderChange',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/changes',
  summary: 'Propose a change of an order before fabrication: difference in price, steel and weeks',
  input: thisOrder
    .extend({ source: sourceInput.optional(), deliverBy: deliverBy.optional(), reason: reasonSchema })
    .refine((change) => change.source !== undefined || change.deliverBy !== undefined, {
      path: ['source'],
      message: 'Say what is ordered instead, or by which day',
    }),
  output: orderAnswer,
  errors: {
    unknownOrder,
    ...SOURCE_ERRORS,
    slotLost,
    changeOpen: { status: 409, message: 'Another change of this order waits for signatures. Sign or decline it first.' },
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
    slotLost,
    creditLimit,
    noHouseAccount,
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
