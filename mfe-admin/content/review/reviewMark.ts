import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import type { ReviewStanding } from '@framewell/domain/content/reviews'

const MARKS: Record<ReviewStanding, readonly [words: string, tone: BadgeTone]> = {
  none: ['No review', 'neutral'],
  waiting: ['Waiting for review', 'info'],
  approved: ['Approved', 'ok'],
  changed: ['Changed since approval', 'warn'],
  sentBack: ['Sent back', 'warn'],
}

/** The review status as a badge. */
export function reviewMark(standing: ReviewStanding): { readonly words: string; readonly tone: BadgeTone } {
  const [words, tone] = MARKS[standing]
  return { words, tone }
}
