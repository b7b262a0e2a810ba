import { z } from 'zod'
import { companyDay } from '../../dates/businessDays'
import { NOT_REVIEWED } from '../../framing/notChecked'
import { longDate } from '../../quotes/quoteWords'
import { hasReached, type OrderStage } from '../stages'

/**
 * The engineering review of an order. 'unrecorded': fabrication started before the product kept reviews. 'void': the model changed after the
 * approval.
 */
export const REVIEW_STATES = ['unrecorded', 'not_required', 'waiting', 'assigned', 'questions', 'approved', 'void'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Whether a review is required before fabrication, and why. */
export const reviewPolicySchema = z.object({ required: z.boolean(), reason: z.string() })
export type ReviewPolicy = z.infer<typeof reviewPolicySchema>

/** An engineer's approval of one revision of an order's model. */
export interface Approval {
  readonly revision: number
  readonly engineer: string
  readonly licenseNumber: string
  readonly licenseState: string
  /** ISO time. */
  readonly approvedAt: string
  /** When a change of the model voided it, ISO; null while it is valid. */
  readonly voidedAt: string | null
}

/** What is on record about an order's review. */
export interface ReviewRecord {
  /** The policy: of today, or of the day fabrication started. Null where that was not recorded. */
  readonly policy: ReviewPolicy | null
  /** The name of the assigned engineer; null without one. */
  readonly engineer: string | null
  readonly openQuestions: number
  /** The newest one. */
  readonly approval: Approval | null
}

/** The state of a review, from its records. */
export function reviewState({ policy, engineer, openQuestions, approval }: ReviewRecord): ReviewState {
  if (approval) return approval.voidedAt === null ? 'approved' : 'void'
  if (engineer !== null) return openQuestions > 0 ? 'questions' : 'assigned'
  if (policy === null) return 'unrecorded'
  return policy.required ? 'waiting' : 'not_required'
}

/** Whether fabrication must not start: the policy asks for a review, and no valid approval is on record. */
export function blocksFabrication(record: ReviewRecord): boolean {
  return record.policy?.required === true && reviewState(record) !== 'approved'
}

/** The day of a time in the company's time zone. */
const dayOf = (at: string) => longDate(companyDay(new Date(at)))
const questions = (count: number) => (count === 1 ? '1 question open' : `${count} questions open`)

/** What an approval covers: nothing else of the order. */
export const approvedWords = ({ revision }: Pick<Approval, 'revision'>): string => `the frame of revision ${revision} at its site and loads`

/** Who approved, as the engineer's license has it on record: 'Olive Stone, license 12345 (OH)'. */
export const approverWords = ({ engineer, licenseNumber, licenseState }: Omit<Approval, 'revision' | 'approvedAt' | 'voidedAt'>): string =>
  `${engineer}, license ${licenseNumber} (${licenseState})`

/**
 * A review in one sentence without its period: 'Approved by an engineer: the frame of revision 2 at its site and loads, Olive Stone, license
 * 12345 (OH), March 31, 2026'.
 */
export function reviewWords(record: ReviewRecord): string {
  const { policy, engineer, openQuestions, approval } = record
  const state = reviewState(record)
  if (approval) {
    const { approvedAt, voidedAt } = approval
    const signed = `${approvedWords(approval)}, ${approverWords(approval)}, ${dayOf(approvedAt)}`
    if (voidedAt === null) return `Approved by an engineer: ${signed}`
    const open = openQuestions > 0 ? `; ${questions(openQuestions)}` : ''
    return `Engineer’s approval is void: the model changed on ${dayOf(voidedAt)} (was ${signed})${open}`
  }
  if (engineer !== null) return `${NOT_REVIEWED}: assigned to ${engineer}${state === 'questions' ? `, ${questions(openQuestions)}` : ''}`
  if (policy === null) return NOT_REVIEWED
  return policy.required ? `${NOT_REVIEWED}: waiting for an engineer` : `${NOT_REVIEWED}: not required by policy`
}

/** A review as every screen of an order shows it. */
export const reviewStatusSchema = z.object({
  state: z.enum(REVIEW_STATES),
  words: z.string(),
  reason: z.string().nullable().describe('Why the policy asks for a review or does not'),
  blocks: z.boolean().describe('Fabrication waits for it'),
})
export type ReviewStatus = z.infer<typeof reviewStatusSchema>

export function reviewStatus(record: ReviewRecord): ReviewStatus {
  return {
    state: reviewState(record),
    words: reviewWords(record),
    reason: record.policy?.reason ?? null,
    blocks: blocksFabrication(record),
  }
}

/** The review's step on the builder's dashboard: 'in_progress' while it can still be approved before fabrication. */
export function reviewStep({ state, words }: Pick<ReviewStatus, 'state' | 'words'>, stage: OrderStage) {
  const isOpen = state !== 'unrecorded' && state !== 'not_required' && !hasReached(stage, 'fabrication_started')
  const step = state === 'approved' ? 'completed' : isOpen ? 'in_progress' : 'pending'
  return { step, words } as const
}

export type ApprovalRefusal = 'alreadyApproved' | 'questionsOpen' | 'modelChanged' | 'noSite'

/**
 * Why an engineer's approval is refused before their license is looked at; undefined when it is not.
 * @param review `modelHash`: of the model now; `hasSite`: whether its design site is entered
 * @param seenHash of the model that the engineer saw
 */
export function approvalRefusal(
  record: ReviewRecord,
  review: { readonly modelHash: string; readonly hasSite: boolean },
  seenHash: string,
): ApprovalRefusal | undefined {
  if (reviewState(record) === 'approved') return 'alreadyApproved'
  if (record.openQuestions > 0) return 'questionsOpen'
  if (!review.hasSite) return 'noSite'
  return review.modelHash === seenHash ? undefined : 'modelChanged'
}

/** The answer to each refusal. */
export const APPROVAL_REFUSALS = {
  alreadyApproved: { status: 409, message: 'This revision is approved already.' },
  questionsOpen: { status: 409, message: 'A question is open. It needs its answer first.' },
  modelChanged: { status: 409, message: 'The model changed since you opened it. Review it again and approve then.' },
  noSite: { status: 409, message: 'Enter the design site first: what is approved is the frame at that site.' },
} as const satisfies Record<ApprovalRefusal, { status: number; message: string }>
