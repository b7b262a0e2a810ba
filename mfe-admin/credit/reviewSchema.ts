import { REVIEW_ACTIONS, reviewCreditApplication } from '@framewell/domain/credit/operatorCalls'
import type { QualificationStatus, Tier } from '@framewell/domain/credit/tier'
import { plainNumber } from '@framewell/domain/numbers/plainNumber'
import { z } from 'zod'

/** A review while it is being typed: any text is allowed, so that an incomplete review can be stored. */
export const reviewDraftSchema = z.object({ action: z.string(), tier: z.string(), creditLimit: z.string(), reason: z.string() })
export type ReviewDraft = z.infer<typeof reviewDraftSchema>
export const EMPTY_REVIEW: ReviewDraft = { action: '', tier: '', creditLimit: '', reason: '' }

/** The version the reviewer saw; the server refuses a review of any other. */
export interface SeenApplication {
  readonly id: string
  readonly status: QualificationStatus
  readonly tier: Tier | null
  /** US dollars. */
  readonly creditLimit: number | null
  readonly limitIfApproved: number
}

/** Validates and converts the typed review for the call, with the call's own rules and messages. */
export function reviewSchema(seen: SeenApplication) {
  return reviewDraftSchema
    .transform((draft): unknown => ({
      id: seen.id,
      seen: { status: seen.status, tier: seen.tier, creditLimit: seen.creditLimit, limitIfApproved: seen.limitIfApproved },
      action: draft.action || undefined,
      reason: draft.reason,
      ...(draft.action === 'override' ? { tier: draft.tier || undefined, creditLimit: wholeDollars(draft.creditLimit) } : {}),
    }))
    .pipe(z.preprocess((review) => review, reviewCreditApplication.input))
}
export type Review = z.output<typeof reviewCreditApplication.input>
export type ReviewAction = (typeof REVIEW_ACTIONS)[number]

/** The form's button label for each action. */
export const REVIEW_BUTTONS: Record<ReviewAction, string> = {
  approve: 'Approve application',
  reject: 'Reject application',
  override: 'Override tier',
}
export const REVIEW_DONE: Record<ReviewAction, string> = {
  approve: 'Application approved',
  reject: 'Application rejected',
  override: 'Tier overridden',
}

export function reviewActionOf(text: string): ReviewAction | undefined {
  return REVIEW_ACTIONS.find((action) => action === text)
}

/** '$400,000' becomes 400000; an empty input is undefined; anything else is NaN, which the call's schema refuses with its message. */
function wholeDollars(typed: string): number | undefined {
  return typed.trim() === '' ? undefined : plainNumber(typed)
}
