import type { QualificationStatus } from '@framewell/domain/credit/tier'

/** How a status is called on the screens, and the colour that helps to find it. */
export const STATUS_LABELS: Record<QualificationStatus, string> = { approved: 'Approved', pending: 'Pending', rejected: 'Rejected' }
export const STATUS_TONES = { approved: 'ok', pending: 'warn', rejected: 'bad' } as const satisfies Record<QualificationStatus, string>
