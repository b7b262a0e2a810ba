import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { recordId } from '../http/recordId'
import { accountRoleFor, BUILDERS } from '../parties/company'
import { orderAnswer, reading, thisOrder, unknownOrder } from './orderCalls'
import { ORDER_STAGES } from './stages'
import { ORDER_REFUSALS } from './transitions'

/** The assigned shop, and operators on its behalf. */
export const working = { feature: 'orders', access: [accountRoleFor('fabricator'), ...OPERATOR_ROLES] } as const

/** Maximum age in days of what an offline device recorded. */
export const MAX_DAYS_OFFLINE = 14

/** Why an order cannot be accepted, or begun, by its shop or at its price. */
const SHOP_REFUSALS = {
  shopNotActive: { status: 409, message: 'The shop is paused, suspended or uninsured. It takes on no work until it is active again.' },
  quoteWaits: { status: 409, message: 'The shop’s quote for this order is not decided yet. The shop can withdraw it.' },
  noPrice: {
    status: 409,
    message: 'Framewell has to agree to the shop’s price for this order first. The shop quotes it, or proposes a price list.',
  },
  /** For operators alone. */
  aboveContract: {
    status: 409,
    message: 'The shop’s price is more than the builder pays for the kit. The shop quotes this job, or the order goes to another shop.',
  },
} as const

/** Created by the device, so that an offline phone's duplicates count once. */
const deviceKey = recordId()

/** What the builder reads about a step. An operator, who records it for the shop, has to give the reason. */
export const stepNotes = z.string().trim().max(2000, 'Use at most 2,000 characters').default('')

export const recordStage = defineCall({
  ...working,
  name: 'recordStage',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/stages',
  keys: 'write',
  summary: 'Record that an order has reached its next stage',
  input: thisOrder.extend({
    stage: z.enum(ORDER_STAGES),
    notes: stepNotes,
    /** When it happened, for an offline device; default now. */
    at: z.iso.datetime().optional(),
    /** A photo uploaded to this order. */
    proof: recordId().optional(),
    deviceKey: deviceKey.optional(),
    /** For the last stage: whether the final inspection passed at the first attempt. Only counts from operators. */
    inspectionPassed: z.boolean().optional(),
  }),
  output: orderAnswer,
  errors: {
    unknownOrder,
    unknownProof: { status: 409, message: 'The photo has not arrived yet. Send it again first.' },
    notApproved: { status: 409, message: 'An engineer must approve this order before its fabrication starts.' },
    impossibleTime: { status: 409, message: 'This time is in the future, before the stage before, or too long ago. Check the clock.' },
    ...ORDER_REFUSALS,
    ...SHOP_REFUSALS,
  },
  idempotent: true,
})

export const orderFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  mimeType: z.string(),
  sizeBytes: z.number(),
  /** Download path. */
  url: z.string(),
})

/** POST with the file's bytes as the body (application/octet-stream); the rest is in the query. */
export const uploadOrderFile = defineCall({
  ...reading,
  name: 'uploadOrderFile',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/files',
  keys: 'write',
  summary: 'Add a photo or an attachment to an order (the body is the file, at most 10 MB: JPG, PNG or PDF)',
  idempotent: true,
  takes: 'file',
  input: thisOrder.extend({
    name: z.string('Name the file').trim().min(1, 'Name the file').max(255, 'Use a shorter file name'),
    /** The file's id, created by the device: the same id is the same file. */
    id: deviceKey.optional(),
  }),
  output: z.object({ file: orderFileSchema }),
  errors: {
    unknownOrder,
    fileTooLarge: { status: 413, message: 'This file is larger than 10 MB. Take a smaller picture.' },
    unknownFileType: { status: 415, message: 'This file is not a JPG, PNG or PDF.' },
    emptyFile: { status: 400, message: 'This file is empty. Choose another one.' },
    idTaken: { status: 409, message: 'Another file has this id. Choose a new one.' },
  },
  rateLimit: { points: 60, windowSeconds: 600, by: ['address'] },
})

export const downloadOrderFile = defineCall({
  ...reading,
  name: 'downloadOrderFile',
  method: 'GET',
  path: '/api/tracking/orders/{orderId}/files/{fileId}',
  keys: 'read',
  summary: 'Download a file of an order',
  input: thisOrder.extend({ fileId: recordId() }),
  output: z.unknown(),
  answers: 'stream',
  errors: { unknownOrder, unknownFile: { status: 404, message: 'This order has no such file.' } },
})

/** The shop takes the order on. One that is not accepted in the routing policy's time goes to the next shop. */
export const acceptOrder = defineCall({
  ...working,
  name: 'acceptOrder',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/acceptance',
  keys: 'write',
  summary: 'Accept an order as the shop that makes it, at its price: by its approved quote or price list',
  input: thisOrder.extend({ notes: stepNotes }),
  output: orderAnswer,
  errors: { unknownOrder, ...ORDER_REFUSALS, ...SHOP_REFUSALS },
  idempotent: true,
})

/** The shop that cannot make it, or an operator, declines: the order goes to the next best shop. */
export const declineOrder = defineCall({
  ...working,
  name: 'declineOrder',
  method: 'POST',
  path: '/api/tracking/orders/{orderId}/decline',
  keys: 'write',
  summary: 'Give an order to another shop, before its fabrication starts',
  input: thisOrder.extend({ reason: reasonSchema }),
  output: z.object({ outcome: z.enum(['rerouted', 'onHold']) }),
  errors: { unknownOrder, ...ORDER_REFUSALS, noShop: { status: 409, message: 'No shop makes this order now.' } },
  idempotent: true,
})

export const ORDER_DOCUMENTS = ['order-form', 'confirmation'] as const

export const downloadOrderDocument = defineCall({
  name: 'downloadOrderDocument',
  method: 'GET',
  path: '/api/tracking/orders/{orderId}/documents/{document}',
  keys: 'read',
  summary: 'The order form, or the confirmation of a signed order, as a PDF',
  feature: 'orders',
  access: [...BUILDERS, ...OPERATOR_ROLES],
  input: thisOrder.extend({ document: z.enum(ORDER_DOCUMENTS) }),
  output: z.unknown(),
  answers: 'stream',
  errors: { unknownOrder, notSigned: { status: 409, message: 'This order has not been signed yet.' } },
})

export const downloadOrderCalendar = defineCall({
  ...reading,
  name: 'downloadOrderCalendar',
  method: 'GET',
  path: '/api/tracking/orders/{orderId}/calendar',
  keys: 'read',
  summary: 'The dates of an order as a calendar file (.ics)',
  input: thisOrder,
  output: z.unknown(),
  answers: 'stream',
  errors: { unknownOrder },
})

export const downloadOrderCutList = defineCall({
  ...reading,
  name: 'downloadOrderCutList',
  method: 'GET',
  path: '/api/tracking/orders/{orderId}/cut-list',
  keys: 'read',
  summary: 'The cut list as it was ordered, as a CSV file',
  input: thisOrder,
  output: z.unknown(),
  answers: 'stream',
  errors: { unknownOrder },
})
