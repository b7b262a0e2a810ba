/** A run is proposed by one person, approved by two others, sent to the bank as a file, and settled by a statement. */
export const PAYOUT_RUN_STATUSES = ['proposed', 'approved_once', 'sent', 'settled', 'cancelled'] as const
export type PayoutRunStatus = (typeof PAYOUT_RUN_STATUSES)[number]
export const PAYOUT_RUN_WORDS: Record<PayoutRunStatus, string> = {
  proposed: 'Proposed',
  approved_once: 'Approved once',
  sent: 'Sent to the bank',
  settled: 'Settled',
  cancelled: 'Cancelled',
}
/** Approvals by different people that a run needs before its money moves. */
export const APPROVALS_NEEDED = 2

export const PAYOUT_STATUSES = ['waiting', 'sent', 'settled', 'returned', 'cancelled'] as const
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]
export const PAYOUT_WORDS: Record<PayoutStatus, string> = {
  waiting: 'Waits for approval',
  sent: 'On its way',
  settled: 'Paid',
  returned: 'Sent back',
  cancelled: 'Cancelled',
}

export type ApprovalRefusal = 'notWaiting' | 'approvedAlready'

/** Whether a run can still be approved or cancelled: its money has not moved. */
export function isRunWaiting(status: PayoutRunStatus): boolean {
  return status === 'proposed' || status === 'approved_once'
}

/** What an approval makes of a run; two approvals must come from two people. */
export function approveRun(
  run: { readonly status: PayoutRunStatus; readonly approvedBy: readonly string[] },
  person: string,
): { readonly status: 'approved_once' | 'sent' } | { readonly refusal: ApprovalRefusal } {
  if (!isRunWaiting(run.status)) return { refusal: 'notWaiting' }
  if (run.approvedBy.includes(person)) return { refusal: 'approvedAlready' }
  return { status: run.approvedBy.length + 1 >= APPROVALS_NEEDED ? 'sent' : 'approved_once' }
}
