import type { BankDetail } from './payoutCalls'

/** Why somebody cannot decide a company's new bank details: they are decided, or the same person entered them. */
export function bankDetailRefusal(status: BankDetail['status'], enteredByThem: boolean): 'decidedAlready' | 'samePerson' | undefined {
  if (status !== 'waiting') return 'decidedAlready'
  return enteredByThem ? 'samePerson' : undefined
}
