import { z } from 'zod'
import { EDITOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { REVIEW_STANDINGS, reviewWords } from './reviews'
import { obstacleSchema } from './schedules'

const document = z.object({ id: z.uuid() })

const saidSchema = z.object({ by: z.string(), at: z.string(), words: z.string() })

const reviewSchema = z.object({
  /** Whether the settings require approval for this kind of document. */
  required: z.boolean(),
  standing: z.enum(REVIEW_STANDINGS),
  /** True when there is something to publish. */
  hasChanges: z.boolean(),
  /** Changes with every edit. A decision names the text it was made for. */
  stamp: z.string(),
  /** Who asked for the review, with their note; null unless it is waiting or decided. */
  asked: saidSchema.nullable(),
  /** Who approved it or sent it back, with their comment. */
  decided: saidSchema.nullable(),
  /** Whether the current person asked for it. */
  own: z.boolean(),
  mayDecide: z.boolean(),
  /** Why the current person can't decide. */
  whyNot: z.enum(['notApprover', 'ownWork']).nullable(),
  /** Names of the people who can approve it. */
  approvers: z.array(z.string()),
})
export type Review = z.infer<typeof reviewSchema>

const readReviewSchema = reviewSchema.extend({
  /** What would keep a text that is waiting or approved from going live now. */
  obstacles: z.array(obstacleSchema),
})
export type ReadReview = z.infer<typeof readReviewSchema>

export const fieldChangeSchema = z.object({ label: z.string(), before: z.string(), after: z.string() })
export type FieldChange = z.infer<typeof fieldChangeSchema>

export const sectionChangeSchema = z.object({
  id: z.string(),
  /** 'Chart: Homes a year' */
  name: z.string(),
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  /** Previous and current position of a moved section, from 1. */
  moved: z.object({ from: z.number(), to: z.number() }).nullable(),
  fields: z.array(fieldChangeSchema),
})
export type SectionChange = z.infer<typeof sectionChangeSchema>

const waitingSchema = z.object({
  /** Id of the page or post. */
  id: z.string(),
  collection: z.enum(['pages', 'posts']),
  title: z.string(),
  standing: z.enum(REVIEW_STANDINGS),
  asked: saidSchema,
  decided: saidSchema.nullable(),
  own: z.boolean(),
  mayDecide: z.boolean(),
})
export type WaitingReview = z.infer<typeof waitingSchema>

export const listContentReviews = defineCall({
  name: 'listContentReviews',
  method: 'GET',
  path: '/api/content/reviews',
  summary: 'Pages and posts that wait for an approval, were approved and are not live yet, or were sent back',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({}),
  output: z.object({ reviews: z.array(waitingSchema) }),
})

export const getContentReview = defineCall({
  name: 'getContentReview',
  method: 'GET',
  path: '/api/content/pages/{id}/review',
  summary: 'Whether a page needs approval, its review state, who can approve it, and what would keep it from going live',
  feature: 'content',
  access: EDITOR_ROLES,
  input: document,
  output: readReviewSchema,
})

export const getReviewChanges = defineCall({
  name: 'getReviewChanges',
  method: 'GET',
  path: '/api/content/pages/{id}/review/changes',
  summary: 'What the newest draft of a page changes against what visitors see',
  feature: 'content',
  access: EDITOR_ROLES,
  input: document,
  output: z.object({
    /** Stamp of the text shown here, as in the review. */
    stamp: z.string(),
    /** False for a page that is not on the site. */
    isLive: z.boolean(),
    fields: z.array(fieldChangeSchema),
    sections: z.array(sectionChangeSchema),
  }),
})

export const askForReview = defineCall({
  name: 'askForReview',
  method: 'POST',
  path: '/api/content/pages/{id}/review',
  summary: 'Mark a page as ready for review; its approvers are notified',
  feature: 'content',
  access: EDITOR_ROLES,
  input: document.extend({ note: reviewWords.default('') }),
  output: reviewSchema,
  errors: {
    notRequired: { status: 409, message: 'No approval is needed. Publish it yourself.' },
    nothingToReview: { status: 409, message: 'These changes are already on the site.' },
    notReady: { status: 422, message: 'It can’t go live as it is. Fix these fields, then ask for a review.' },
    alreadyApproved: { status: 409, message: 'These changes are already approved. Publish them.' },
  },
})

export const withdrawReview = defineCall({
  name: 'withdrawReview',
  method: 'DELETE',
  path: '/api/content/pages/{id}/review',
  summary: 'Take back that a page is ready for review',
  feature: 'content',
  access: EDITOR_ROLES,
  input: document,
  output: reviewSchema,
  errors: { notWaiting: { status: 409, message: 'It’s no longer waiting for a review.' } },
})

export const decideReview = defineCall({
  name: 'decideReview',
  method: 'POST',
  path: '/api/content/pages/{id}/review/decision',
  summary: 'Approve the text that was shown, optionally publishing it, or send it back with what to fix',
  feature: 'content',
  access: EDITOR_ROLES,
  input: document.extend({
    decision: z.enum(['approve', 'sendBack']),
    /** What to fix; required to send it back. */
    words: reviewWords.default(''),
    /** Stamp of the text the person saw. */
    stamp: z.string().max(64),
    /** Publishes it right away. */
    publish: z.boolean().default(false),
  }),
  output: reviewSchema,
  errors: {
    notWaiting: { status: 409, message: 'It’s no longer waiting for a review.' },
    changedMeanwhile: { status: 409, message: 'It changed in the meantime. Review it again, then decide.' },
    notApprover: { status: 403, message: 'You can’t approve pages.' },
    ownWork: { status: 403, message: 'You asked for this review or wrote some of it, so somebody else has to approve it.' },
    notReady: { status: 422, message: 'It can’t go live as it is. Send it back with what to fix.' },
    wordsNeeded: { status: 400, message: 'Enter what to fix.' },
    deadLinks: {
      status: 409,
      message: 'It has links that lead nowhere, which visitors would not see. Approve it without publishing it, or send it back.',
    },
  },
})
