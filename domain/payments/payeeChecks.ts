import { z } from 'zod'
import { entryOf, labelOf } from '../collections/labelOf'
import { isDay } from './statedDay'

/**
 * Checks of a payee before its first payout: its legal name against a list of sanctioned persons (in the US, OFAC's), and that its bank account
 * exists and is its own.
 */
export const PAYEE_CHECKS = ['name', 'account'] as const
export type PayeeCheckKind = (typeof PAYEE_CHECKS)[number]
export const PAYEE_CHECK_WORDS: Readonly<Record<PayeeCheckKind, string>> = { name: 'Name screening', account: 'Account verification' }

/** What keeps a confirmed account from being paid: a check that is missing or failed, or its prenote. */
export const PAYEE_BLOCKS = ['nameUnchecked', 'accountUnchecked', 'prenoteMissing', 'prenoteWaits'] as const

export const CHECK_RESULTS = ['passed', 'failed'] as const
export type CheckResult = (typeof CHECK_RESULTS)[number]
/** What a result means, by kind. */
const CHECK_RESULT_WORDS: Readonly<Record<PayeeCheckKind, Readonly<Record<CheckResult, string>>>> = {
  name: { passed: 'Not on the list', failed: 'Possible match' },
  account: { passed: 'It is the payee’s account', failed: 'Not verified' },
}

/** What a check found, in words. */
export const checkResultWords = (kind: string, result: string): string =>
  labelOf(
    entryOf<Readonly<Record<string, string>>>(CHECK_RESULT_WORDS, kind, () => ({})),
    result,
  )

const day = (message: string) => z.string().refine(isDay, message)

/** A check as an operator records it. */
export const enteredCheckSchema = z.object({
  kind: z.enum(PAYEE_CHECKS, 'Choose name or account'),
  /** The list that was searched, or how the account was verified. */
  source: z.string().trim().min(3, 'Say what was used').max(200, 'Use at most 200 characters'),
  /** The date of the list; null for an account. */
  listDate: day('Enter the date of the list').nullable().default(null),
  checkedOn: day('Enter the day of the check'),
  result: z.enum(CHECK_RESULTS, 'Choose the result'),
  note: z.string().trim().max(1000, 'Use at most 1000 characters').default(''),
})
export type EnteredCheck = z.infer<typeof enteredCheckSchema>

/**
 * What is wrong with an entered check's days, by field; empty when nothing is.
 * @param today the company's day: '2026-11-28'
 */
export function checkFaults({ kind, listDate, checkedOn }: EnteredCheck, today: string): { path: string; message: string }[] {
  const late = checkedOn > today ? [{ path: 'checkedOn', message: 'This day is in the future' }] : []
  if (kind === 'account') return late
  if (listDate === null) return [...late, { path: 'listDate', message: 'Enter the date of the list' }]
  return listDate > checkedOn ? [...late, { path: 'listDate', message: 'The list is from after the day of the check' }] : late
}
