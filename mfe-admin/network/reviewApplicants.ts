import { type NetworkApplicationRow, reviewApplication } from '@framewell/domain/network/reviewingCalls'
import type { BulkAction } from '@framewell/remote-kit/lists/bulkAction'

const review = (
  action: 'begin' | 'reject',
  words: Pick<BulkAction<NetworkApplicationRow>, 'label' | 'title' | 'description' | 'done' | 'danger' | 'fits'> & {
    readonly final: string
  },
): BulkAction<NetworkApplicationRow> => ({
  ...words,
  run: (api, { id, status }, reason, how) => api(reviewApplication, { id, action, reason, seen: status }, how),
})

/** Bulk actions on network applications. Approval needs data for each, so it is done one at a time. */
export const reviewApplicants: readonly BulkAction<NetworkApplicationRow>[] = [
  review('begin', {
    label: 'Begin review',
    title: 'Begin the review of the selected applications',
    description: 'Each applicant sees that it is in review.',
    done: 'in review',
    final: 'An application in review cannot become new again: approve or reject it.',
    fits: ({ status }) => status === 'submitted',
  }),
  review('reject', {
    label: 'Reject',
    danger: true,
    title: 'Reject the selected applications',
    description: 'Each applicant gets your reason.',
    done: 'rejected',
    final: 'A rejection is final. The applicant can apply again.',
    fits: ({ status }) => status === 'submitted' || status === 'in-review',
  }),
]
