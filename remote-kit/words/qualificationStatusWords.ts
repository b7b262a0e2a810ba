import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import type { QualificationStatus } from '@framewell/domain/credit/tier'

/** A status in words and in its color. */
export interface StatusWords {
  readonly label: string
  readonly tone: BadgeTone
}

/** A credit application's status for operators. */
export const QUALIFICATION_STATUS_WORDS: Readonly<Record<QualificationStatus, StatusWords>> = {
  approved: { label: 'Approved', tone: 'ok' },
  pending: { label: 'Pending', tone: 'warn' },
  rejected: { label: 'Rejected', tone: 'bad' },
}

/** The same status for its applicant, with the next step; null when there is none. */
export const APPLICANT_STATUS_WORDS: Readonly<Record<QualificationStatus, StatusWords & { readonly next: string | null }>> = {
  approved: { label: 'Approved', tone: 'ok', next: null },
  pending: { label: 'In review', tone: 'info', next: 'Our credit team confirms this within 24 hours and writes to you by email.' },
  rejected: {
    label: 'Not approved',
    tone: 'bad',
    next: 'Our credit team did not approve this application. You can apply again at any time.',
  },
}
