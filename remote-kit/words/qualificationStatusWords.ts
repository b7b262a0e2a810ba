import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { entryOf } from '@framewell/domain/collections/labelOf'
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

interface ApplicantStatusWords extends StatusWords {
  /** The next step; null when there is none. */
  readonly next: string | null
}

/** The same status for its applicant. */
export const APPLICANT_STATUS_WORDS: Readonly<Record<QualificationStatus, ApplicantStatusWords>> = {
  approved: { label: 'Approved', tone: 'ok', next: null },
  pending: { label: 'In review', tone: 'info', next: 'Our credit team confirms this within 24 hours and writes to you by email.' },
  rejected: {
    label: 'Not approved',
    tone: 'bad',
    next: 'Our credit team did not approve this application. You can apply again at any time.',
  },
}

/** A status for its applicant; one that only a newer server knows has its own words and no next step. */
export const applicantStatusWords = (status: string): ApplicantStatusWords =>
  entryOf<ApplicantStatusWords>(APPLICANT_STATUS_WORDS, status, (label) => ({ label, tone: 'neutral', next: null }))
