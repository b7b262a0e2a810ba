import { reasonSchema } from '../audit/reason'
import { dayAfter } from '../dates/businessDays'
import { longDate } from '../quotes/quoteWords'
import type { View } from './partyView'
import type { ReleasePolicy } from './phases'

/** A reminder is sent from this many days before the last day of a phase's acceptance window. */
const REMINDER_DAYS = 3

/**
 * What is wrong with the notes of a person who accepts a phase; undefined when nothing is. The builder may leave them empty. An operator
 * accepts for the builder and has to give a reason.
 * @param view null for an operator
 */
export function notesFault(view: View, notes: string): string | undefined {
  return view === null ? reasonSchema.safeParse(notes).error?.issues[0]?.message : undefined
}

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
export function windowPassedWords(endsOn: string, { acceptanceDays }: Pick<ReleasePolicy, 'acceptanceDays'>): string {
  const window =
    acceptanceDays === 0 ? 'acceptance window' : `acceptance window of ${acceptanceDays} ${acceptanceDays === 1 ? 'day' : 'days'}`
  return `The ${window} in this order’s release policy passed on ${longDate(endsOn)} without a dispute.`
}
