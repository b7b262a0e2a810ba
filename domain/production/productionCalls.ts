import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { centsSchema } from '../money/centsSchema'
import { changeSchema } from '../notifications/liveCalls'
import { mailLeavesSchema } from '../notifications/mailLeaves'
import { quoteContactSchema } from '../quotes/contact'
import { pickerChoicesSchema } from '../quotes/pickerChoices'
import { quoteLineSchema } from '../quotes/quoteLine'
import { designLoadsSchema } from '../structure/site'
import { MILESTONE_IDS, MILESTONE_STATUSES, PRODUCTION_STATUSES } from './milestones'

export const milestoneSchema = z.object({
  id: z.enum(MILESTONE_IDS),
  name: z.string(),
  status: z.enum(MILESTONE_STATUSES),
  /** ISO dates; one of the two is set, or neither when the work moved on without recording this milestone. */
  completedDate: z.string().nullable(),
  estimatedDate: z.string().nullable(),
})
export type Milestone = z.infer<typeof milestoneSchema>

/** A production requested in the plan picker. */
export const productionSchema = z.object({
  id: z.string(),
  number: z.string(),
  planId: z.string(),
  planName: z.string(),
  choices: pickerChoicesSchema,
  lines: z.array(quoteLineSchema),
  totalCents: centsSchema,
  priceBookVersion: z.number().int(),
  status: z.enum(PRODUCTION_STATUSES),
  /** Why an operator declined it; null otherwise. */
  declineReason: z.string().nullable(),
  milestones: z.array(milestoneSchema),
  /** Percent. */
  progress: z.number(),
  /** When it was requested. */
  startedAt: z.string(),
  /** The resulting order, whose stages then determine the milestones. */
  orderNumber: z.string().optional(),
})
export type Production = z.infer<typeof productionSchema>

export const startProduction = defineCall({
  name: 'startProduction',
  method: 'POST',
  path: '/api/production',
  keys: 'write',
  summary: "Request the production of a picked plan ('Start Production')",
  feature: 'production',
  access: 'public',
  input: pickerChoicesSchema.extend({
    /** US dollars, as shown on the screen. */
    total: z.number().min(0).max(1_000_000_000),
    contact: quoteContactSchema.pick({ name: true, email: true }).optional(),
  }),
  output: z.object({
    production: productionSchema,
    token: z.string(),
    privateLink: z.string(),
    /** Status of the mail with the link; missing without a contact. */
    mail: mailLeavesSchema.optional(),
  }),
  errors: { totalChanged: { status: 409, message: 'Prices changed since you opened this page. Check the new total and start again.' } },
  idempotent: true,
  rateLimit: { points: 20, windowSeconds: 600, by: ['address'] },
})

const ordered = {
  status: 409,
  message: 'This production is in an order, or in a change order that waits for signatures. Its stages are recorded there.',
} as const
const unknownProduction = { status: 404, message: 'This link does not open a production tracker. Check that it is complete.' } as const

export const getProduction = defineCall({
  name: 'getProduction',
  method: 'GET',
  path: '/api/production/{id}',
  keys: 'read',
  summary: 'One production with its milestones, by its private link',
  feature: 'production',
  access: 'public',
  input: z.object({ id: z.uuid(), token: z.string().min(16).max(128) }),
  output: z.object({
    production: productionSchema,
    /**
     * The loads that its frame was checked for and passes, its plan's or its site's: the order's frame once it is ordered, before that the
     * requested one. Null when it was not checked, or does not pass.
     */
    designSite: designLoadsSchema.nullable(),
  }),
  errors: { unknownProduction },
  rateLimit: { points: 120, windowSeconds: 60, by: ['address'] },
})

/** For a private link's page, without sign-in. The token is in its header, as in every link call. */
export const watchProduction = defineCall({
  name: 'watchProduction',
  method: 'GET',
  path: '/api/production/{id}/changes',
  summary: 'Stream that says when a production has changed, by its private link (server-sent events)',
  feature: 'production',
  access: 'public',
  input: getProduction.input,
  output: changeSchema,
  answers: 'stream',
  errors: { unknownProduction },
  rateLimit: { points: 60, windowSeconds: 60, by: ['address'] },
})

/** Confirming starts the milestones; declining ends the request with its reason. The contact is notified of either. */
export const answerProduction = defineCall({
  name: 'answerProduction',
  method: 'POST',
  path: '/api/production/{id}/answer',
  keys: 'write',
  summary: 'Confirm or decline a requested production',
  feature: 'production',
  access: OPERATOR_ROLES,
  input: z
    .object({ id: z.uuid(), answer: z.enum(['confirmed', 'declined']), reason: reasonSchema.optional() })
    .refine(({ answer, reason }) => answer === 'confirmed' || reason, {
      path: ['reason'],
      message: 'Say why: the person who asked for it reads it.',
    }),
  output: z.object({ production: productionSchema }),
  errors: {
    unknownProduction,
    ordered,
    alreadyAnswered: { status: 409, message: 'This request was confirmed or declined already. Reload the list.' },
  },
  idempotent: true,
})

/** Milestones move forward one at a time: pending, in progress, completed; completing one starts the next. Audited. */
export const moveMilestone = defineCall({
  name: 'moveMilestone',
  method: 'POST',
  path: '/api/production/{id}/milestones/{milestone}',
  keys: 'write',
  summary: 'Record that a milestone has started or is completed',
  feature: 'production',
  access: OPERATOR_ROLES,
  input: z.object({
    id: z.uuid(),
    milestone: z.enum(MILESTONE_IDS),
    status: z.enum(['in-progress', 'completed']),
    estimatedDate: z.iso.date('Use a date like 2026-12-31').optional(),
  }),
  output: z.object({ production: productionSchema }),
  errors: {
    unknownProduction,
    notConfirmed: { status: 409, message: 'Confirm the request first. Its milestones start then.' },
    ordered,
    outOfOrder: { status: 409, message: 'Milestones follow one another. Complete the one before first.' },
  },
  idempotent: true,
})

export const listProductions = defineCall({
  name: 'listProductions',
  method: 'GET',
  path: '/api/production',
  keys: 'read',
  summary: 'Productions, newest first',
  feature: 'production',
  access: OPERATOR_ROLES,
  input: listInput({ sorts: ['started', 'number', 'total'], filters: {} }),
  output: listOutput(productionSchema),
})
