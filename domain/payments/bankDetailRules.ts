/** A blocked account sent a payout back: nothing is paid to it until its company enters it again and it is confirmed. */
export const BANK_DETAIL_STATUSES = ['waiting', 'active', 'blocked', 'replaced', 'rejected'] as const
type BankDetailStatus = (typeof BANK_DETAIL_STATUSES)[number]

/**
 * Who may change where a company is paid. A constant and not a setting of the panel: one person alone could lower it there. Thirty days give the
 * other owners a statement period to notice a new owner; seven days give them time to read a mail and call their bank.
 */
export const BANK_DETAIL_RULES = {
  /** An owner for fewer days than this cannot change the account alone. */
  establishedAfterDays: 30,
  /** Days such a change waits when no established owner agrees to it. */
  waitDays: 7,
  /** Days after an account was entered or confirmed in which an owner can stop it from the mail. */
  stopDays: 30,
} as const

const DAY_MS = 86_400_000

interface EnteredDetail {
  readonly status: BankDetailStatus
  /** ISO time until which it waits for another owner; null when it need not wait. */
  readonly waitsUntil: string | null
}

/**
 * Why an operator cannot decide a company's new bank details; undefined when they can. A rejection needs neither independence nor time.
 * @param tied whether the operator is, made or invited the person behind the details, or made their company
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

/** Whether an owner can still stop an account: it waits, or was confirmed lately. @param changedAt ISO time of its last change of status */
export function isStoppable({ status, changedAt }: { readonly status: BankDetailStatus; readonly changedAt: string }, now: Date): boolean {
  if (status === 'waiting') return true
  return (status === 'active' || status === 'blocked') && Date.parse(changedAt) + BANK_DETAIL_RULES.stopDays * DAY_MS > now.getTime()
}

/** The page that a mail to an owner opens to stop an account. The token stands in the fragment, which no server sees. */
export const STOP_BANK_DETAIL_PATH = '/stop-bank-account'
