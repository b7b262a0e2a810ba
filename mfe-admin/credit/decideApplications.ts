import { type ApplicationRow, reviewCreditApplication } from '@framewell/domain/credit/operatorCalls'
import type { BulkAction } from '@framewell/remote-kit/lists/bulkAction'

const FINAL = 'Applicants are notified right away, so this cannot be undone. Decide a single application again in its review.'

const decide = (
  action: 'approve' | 'reject',
  words: Pick<BulkAction<ApplicationRow>, 'label' | 'title' | 'description' | 'done' | 'danger'>,
) =>
  ({
    ...words,
    final: FINAL,
    fits: ({ qualificationStatus }) => qualificationStatus === 'pending',
    run: (api, { id, qualificationStatus: status, assignedTier: tier, assignedCreditLimit: creditLimit, limitIfApproved }, reason, how) =>
      api(reviewCreditApplication, { id, action, reason, seen: { status, tier, creditLimit, limitIfApproved } }, how),
  }) satisfies BulkAction<ApplicationRow>

/** Bulk decisions on waiting applications with one reason. */
export const decideApplications: readonly BulkAction<ApplicationRow>[] = [
  decide('approve', {
    label: 'Approve',
    title: 'Approve the selected applications',
    description: 'Each keeps its assigned tier and limit. Only those that wait for a review are decided.',
    done: 'approved',
  }),
  decide('reject', {
    label: 'Reject',
    danger: true,
    title: 'Reject the selected applications',
    description:
      'No credit is given. Each applicant reads your reason: name the specific ones that hold for all of them, one per line, at most four. Only those that wait for a review are decided.',
    done: 'rejected',
  }),
]
