import { z } from 'zod'
import { OPERATOR_ROLES } from '../../accounts/roles'
import { drawingSchema } from '../../framing/drawingSchema'
import { MEMBER_ROLES } from '../../framing/member'
import { defineCall } from '../../http/defineCall'
import { recordId } from '../../http/recordId'
import { listInput, listOutput } from '../../lists/listInput'
import { PARTNERS } from '../../parties/company'
import { MEMBER_RESULTS } from '../../structure/memberRows'
import { siteSchema } from '../../structure/site'
import { reading, thisOrder, typedSignature, unknownOrder } from '../orderCalls'
import { uploadOrderFile } from '../workCalls'
import { LICENSE_REFUSALS } from './license'
import { pinSchema, placedPinSchema, REVIEW_VIEWS } from './pin'
import { APPROVAL_REFUSALS, reviewStatusSchema } from './reviewState'

/** Engineers of an engineering firm, for the orders assigned to them. */
const engineers = { feature: 'orders', access: PARTNERS } as const

const licensed = z.object({ id: z.string(), name: z.string(), license: z.string() })

export const reviewSchema = z.object({
  number: z.string(),
  title: z.string(),
  revision: z.number().int(),
  /** The last revision that changed the frame. */
  frameRevision: z.number().int(),
  siteAddress: z.string(),
  review: reviewStatusSchema,
  seenAs: z.enum(['builder', 'engineer', 'operator']),
  /** Whether the order can still be reviewed: it is open, and its fabrication has not started. */
  open: z.boolean(),
  engineer: z.string().nullable(),
  /** SHA-256 of the frame and its site, in hex. An approval is of this model. */
  modelHash: z.string(),
  /** The design site that the engineer entered. */
  site: siteSchema.nullable(),
  /** What the builder ordered the frame for, in sentences: the site it was confirmed for, and its fixes. Empty without a confirmed site. */
  builderSite: z.array(z.string()),
  check: z
    .object({
      memberCount: z.number().int(),
      computedCount: z.number().int(),
      failingCount: z.number().int(),
      failures: z.array(z.string()),
      unchecked: z.array(z.string()),
      notChecked: z.array(z.string()),
    })
    .nullable()
    .describe('The calculation for the design site; null without one, or when the framing rules changed since the order'),
  /** Oldest first. */
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      /** The mark of the member it is about; null for none. */
      member: z.string().nullable(),
      /** The place in a drawing that it is about; null for none. */
      pin: placedPinSchema.nullable(),
      askedBy: z.string(),
      askedAt: z.string(),
      answer: z.string().nullable(),
      answeredBy: z.string().nullable(),
      answeredAt: z.string().nullable(),
    }),
  ),
  /** Newest first. */
  approvals: z.array(
    z.object({
      revision: z.number().int(),
      engineer: z.string(),
      licenseNumber: z.string(),
      licenseState: z.string(),
      approvedAt: z.string(),
      voidedAt: z.string().nullable(),
      modelHash: z.string(),
      /** Download path. */
      sealedSet: z.string(),
    }),
  ),
  /** Licenses that cover the site today, for operators. */
  engineers: z.array(licensed),
})
export type Review = z.infer<typeof reviewSchema>

const reviewAnswer = z.object({ review: reviewSchema })
const reviewClosed = { status: 409, message: 'This order is closed, or its fabrication has started. Its review cannot change.' } as const
const sentence = z.string('Enter your text').trim().min(3, 'Enter your text').max(2000, 'Use at most 2,000 characters')

const framedOtherwise = {
  status: 409,
  message: 'The framing rules changed since this order, so its frame cannot be checked or drawn as ordered.',
} as const

const memberRowSchema = z.object({
  /** The member's mark on the drawings. */
  id: z.string(),
  role: z.enum(MEMBER_ROLES),
  result: z.enum(MEMBER_RESULTS),
  /** The governing check with its clause, or why there is none. */
  words: z.string(),
})
export type ReviewMember = z.infer<typeof memberRowSchema>

/** Each member with the calculation for the design site: empty without a site, or when the framing rules changed since the order. */
export const listReviewMembers = defineCall({
  ...reading,
  name: 'listReviewMembers',
  method: 'GET',
  path: '/api/engineering/orders/{orderId}/members',
  summary: 'Each member of an order under review with its verdict, overloaded ones first',
  input: listInput({ sorts: ['result'], filters: { ...thisOrder.shape, result: z.enum(['all', ...MEMBER_RESULTS]).default('all') } }).pick({
    orderId: true,
    result: true,
    search: true,
    page: true,
    limit: true,
  }),
  output: listOutput(memberRowSchema).omit({ next: true }),
  errors: { unknownOrder },
})

/** The orders assigned to the signed-in engineer, the newest first. */
export const listReviews = defineCall({
  ...engineers,
  name: 'listReviews',
  method: 'GET',
  path: '/api/engineering/orders',
  summary: 'Orders assigned to the signed-in engineer',
  input: z.object({}),
  output: z.object({
    reviews: z.array(reviewSchema.pick({ number: true, title: true, siteAddress: true, review: true }).extend({ assignedAt: z.string() })),
  }),
})

/** For the assigned engineer, the builder and operators. */
export const getReview = defineCall({
  ...reading,
  name: 'getReview',
  method: 'GET',
  path: '/api/engineering/orders/{orderId}',
  summary: 'The engineering review of an order',
  input: thisOrder,
  output: reviewAnswer,
  errors: { unknownOrder },
})

/** The ordered frame in one view; questions are pinned in it. */
export const getReviewDrawing = defineCall({
  ...reading,
  name: 'getReviewDrawing',
  method: 'GET',
  path: '/api/engineering/orders/{orderId}/drawing',
  summary: 'A drawing of an order under review',
  input: thisOrder.extend({ view: z.enum(REVIEW_VIEWS) }),
  output: z.object({ drawing: drawingSchema, views: z.array(z.enum(REVIEW_VIEWS)) }),
  errors: { unknownOrder, framedOtherwise, unknownView: { status: 404, message: 'This frame has no such drawing.' } },
})

export const assignReview = defineCall({
  name: 'assignReview',
  method: 'PUT',
  path: '/api/engineering/orders/{orderId}/engineer',
  summary: 'Assign an order to a licensed engineer',
  feature: 'orders',
  access: OPERATOR_ROLES,
  input: thisOrder.extend({ license: recordId('Choose an engineer') }),
  output: reviewAnswer,
  errors: {
    unknownOrder,
    reviewClosed,
    alreadyApproved: APPROVAL_REFUSALS.alreadyApproved,
    unknownLicense: { status: 404, message: 'There is no such license, or its person is no member of an engineering firm.' },
    ...LICENSE_REFUSALS,
  },
})

/** What the frame is checked for and approved at. Changing it voids an approval. */
export const setReviewSite = defineCall({
  ...engineers,
  name: 'setReviewSite',
  method: 'PUT',
  path: '/api/engineering/orders/{orderId}/site',
  summary: 'Enter the design site of an order under review',
  input: thisOrder.extend({ site: siteSchema.omit({ confirmedBy: true, confirmedAt: true }) }),
  output: reviewAnswer,
  errors: { unknownOrder, reviewClosed },
})

export const askReviewQuestion = defineCall({
  ...engineers,
  name: 'askReviewQuestion',
  method: 'POST',
  path: '/api/engineering/orders/{orderId}/questions',
  summary: 'Ask the builder and operators about an order under review, a member of its frame or a place in a drawing',
  input: thisOrder.extend({ text: sentence, member: z.string().max(40).optional(), pin: pinSchema.optional() }),
  output: reviewAnswer,
  errors: { unknownOrder, reviewClosed, framedOtherwise },
  idempotent: true,
})

/** By the builder or an operator. */
export const answerReviewQuestion = defineCall({
  ...reading,
  name: 'answerReviewQuestion',
  method: 'PUT',
  path: '/api/engineering/orders/{orderId}/questions/{questionId}/answer',
  summary: "Answer an engineer's question",
  input: thisOrder.extend({ questionId: recordId(), text: sentence }),
  output: reviewAnswer,
  errors: {
    unknownOrder,
    reviewClosed,
    unknownQuestion: { status: 404, message: 'This order has no such question.' },
    ownQuestion: { status: 409, message: 'The builder or Framewell answers an engineer’s question.' },
    answered: { status: 409, message: 'This question was answered meanwhile. Reload the page to see it.' },
  },
})

/** POST with the file's bytes as the body (application/octet-stream). It becomes the sealed set when a revision is approved with it. */
export const uploadSealedSet = defineCall({
  ...engineers,
  name: 'uploadSealedSet',
  method: 'POST',
  path: '/api/engineering/orders/{orderId}/files',
  summary: 'Add a sealed drawing set to an order under review (the body is a PDF of at most 10 MB)',
  idempotent: true,
  takes: 'file',
  input: uploadOrderFile.input,
  output: uploadOrderFile.output,
  errors: { ...uploadOrderFile.errors, reviewClosed, unknownFileType: { status: 415, message: 'This file is not a PDF.' } },
  rateLimit: uploadOrderFile.rateLimit,
})

/** The typed name of the account holder approves the model with this hash. Nobody approves for an engineer. */
export const approveRevision = defineCall({
  ...engineers,
  name: 'approveRevision',
  method: 'POST',
  path: '/api/engineering/orders/{orderId}/approval',
  summary: 'Approve the revision of an order by typed signature, with its sealed set',
  input: thisOrder.extend({
    name: typedSignature.name,
    modelHash: typedSignature.textHash,
    sealedSet: recordId('Add the sealed set first'),
  }),
  output: reviewAnswer,
  errors: {
    unknownOrder,
    reviewClosed,
    notOwnName: { status: 400, message: 'This is not the name on your account. Type your own name: nobody approves for an engineer.' },
    unknownSealedSet: { status: 409, message: 'The sealed set has not arrived. Add the PDF again first.' },
    framedOtherwise,
    ...APPROVAL_REFUSALS,
    ...LICENSE_REFUSALS,
  },
  idempotent: true,
})
