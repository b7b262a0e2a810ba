/** 'blocked': a payout was returned. Nothing is paid to the account until its company enters it again and it is confirmed. */
export const BANK_DETAIL_STATUSES = ['waiting', 'active', 'blocked', 'replaced', 'rejected'] as const
type BankDetailStatus = (typeof BANK_DETAIL_STATUSES)[number]

/**
 * Who may change a company's bank account. A constant rather than a panel setting, so that one person alone can't lower it. Thirty days
 * give other owners a statement period to notice a new owner; seven days give them time to read a mail and call their bank.
 */
export const BANK_DETAIL_RULES = {
  /** An owner for fewer days cannot change the account alone. */
  establishedAfterDays: 30,
  /** Days such a change waits unless an established owner agrees. */
  waitDays: 7,
  /** Days after entry or confirmation in which an owner can stop an account from the mail. */
  stopDays: 30,
} as const

const DAY_MS = 86_400_000

interface EnteredDetail {
  readonly status: BankDetailStatus
  /** ISO time until which it waits for another owner; null when it does not wait. */
  readonly waitsUntil: string | null
}

/**
 * Why an operator cannot decide a company's new bank details; undefined when they can. A rejection needs neither independence nor time.
 * @param tied whether the operator is, created or invited the person behind the details, or created their company
 */
export function decisionRefusal(
  { status, waitsUntil }: EnteredDetail,
  decision: 'confirm' | 'reject',
  tied: boolean,
  now: Date,
): 'decidedAlready' | 'samePerson' | 'ownerTooNew' | undefined {
  if (status !== 'waiting') return 'decidedAlready'
  if (decision === 'reject') return undefined
  if (tied) return 'samePerson'
  return waitsUntil !== null && Date.parse(waitsUntil) > now.getTime() ? 'ownerTooNew' : undefined
}

/**
 * Whether an owner can still stop an account: it is waiting, or was confirmed recently. @param changedAt ISO time of its last status change
 */
export function isStoppable({ status, changedAt }: { readonly status: BankDetailStatus; readonly changedAt: string }, now: Date): boolean {
  if (status === 'waiting') return true
  return (status === 'active' || status === 'blocked') && Date.parse(changedAt) + BANK_DETAIL_RULES.stopDays * DAY_MS > now.getTime()
}

/** The page where an owner's mailed link stops an account. The token is in the fragment, which browsers do not send to the server. */
export const STOP_BANK_DETAIL_PATH = '/stop-bank-account'
