import { dayAfter } from '../dates/businessDays'
import { longDate } from '../quotes/quoteWords'
import { phaseDaysOf, type ReleasePolicy } from './phases'

/** A reminder is sent from this many days before the last day of a phase's acceptance window. */
const REMINDER_DAYS = 3

/**
 * What the end of a phase's acceptance window asks for on a day: the reminder in its last days, the acceptance after its last day.
 * @param endsOn the window's last day, in the company's time zone: '2026-12-12'
 * @param today '2026-12-13'
 */
export function acceptanceStep(endsOn: string, today: string): 'remind' | 'accept' | undefined {
  if (today > endsOn) return 'accept'
  return today >= dayAfter(endsOn, -REMINDER_DAYS) ? 'remind' : undefined
}

/** Why a phase counts as accepted without a person: stored with its release. */
export function windowPassedWords(endsOn: string, policy: Pick<ReleasePolicy, 'phaseDays' | 'acceptanceDays'>): string {
  const days = phaseDaysOf(policy)
  const window = days === 0 ? 'acceptance window' : `acceptance window of ${days} ${days === 1 ? 'day' : 'days'}`
  return `The ${window} in this order’s release policy passed on ${longDate(endsOn)} without a dispute.`
}
