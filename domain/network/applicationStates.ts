import { addBusinessDays, businessDayUntil, companyDay, endOfDay } from '../dates/businessDays'
import type { ApplicationKind } from './applicationOptions'

export const APPLICATION_STATUSES = ['submitted', 'in-review', 'approved', 'rejected'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]
export const APPLICATION_STATUS_WORDS: Record<ApplicationStatus, string> = {
  submitted: 'Submitted',
  'in-review': 'In review',
  approved: 'Approved',
  rejected: 'Rejected',
}

export const DOCUMENT_KINDS = ['insurance', 'certification', 'audit', 'w9'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
export const DOCUMENT_KIND_WORDS: Record<DocumentKind, string> = {
  insurance: 'Insurance certificate',
  certification: 'Certification',
  audit: 'Audit report',
  w9: 'Form W-9',
}
export const DOCUMENT_STATUSES = ['submitted', 'accepted', 'refused'] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

export const REVIEW_ACTIONS = ['begin', 'approve', 'reject'] as const
export type ReviewAction = (typeof REVIEW_ACTIONS)[number]

/** The facts a review decides on. */
export interface ReviewedApplication {
  readonly kind: ApplicationKind
  readonly status: ApplicationStatus
  /** Whether approval creates a shop of the network. */
  readonly becomesFabricator: boolean
  /** The last day of an accepted insurance certificate, '2027-06-30'; null without one. */
  readonly insuredUntil: string | null
}
export type ReviewRefusal = 'alreadyDecided' | 'alreadyInReview' | 'insuranceMissing' | 'fabricatorFactsMissing'

/**
 * What a review makes of an application: submitted → in review → approved or rejected; a decision may come straight from submitted and is
 * final. A shop is approved only with an accepted insurance certificate that has not expired, and with the facts routing needs.
 */
export function reviewNetworkApplication(
  application: ReviewedApplication,
  action: ReviewAction,
  today: string,
  hasFabricatorFacts: boolean,
): { readonly status: ApplicationStatus } | { readonly refusal: ReviewRefusal } {
  const { status, becomesFabricator, insuredUntil } = application
  if (status === 'approved' || status === 'rejected') return { refusal: 'alreadyDecided' }
  if (action === 'begin') return status === 'in-review' ? { refusal: 'alreadyInReview' } : { status: 'in-review' }
  if (action === 'reject') return { status: 'rejected' }
  if (becomesFabricator && (insuredUntil === null || insuredUntil < today)) return { refusal: 'insuranceMissing' }
  if (becomesFabricator && !hasFabricatorFacts) return { refusal: 'fabricatorFactsMissing' }
  return { status: 'approved' }
}

/** The time by which an answer is promised. Business days end with their day in the company's time zone; other days have 24 hours. */
export function promisedBy(
  submitted: Date,
  { days, countsBusinessDays }: { readonly days: number; readonly countsBusinessDays: boolean },
): Date {
  if (!countsBusinessDays) return new Date(submitted.getTime() + days * 86_400_000)
  return endOfDay(addBusinessDays(businessDayUntil(companyDay(submitted)), days))
}
