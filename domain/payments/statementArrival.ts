import type { Refusal } from '../http/refusal'
import { type Cents, cents } from '../money/cents'
import { usdWithCents } from '../money/usd'
import { longDate } from '../quotes/quoteWords'
import { lastFour } from './bankAccount'
import type { BankStatement } from './bankStatement'
import { HOUSE_ACCOUNT_WORDS, type HouseAccountName } from './houseAccount'

interface Books {
  /** The identical statement already imported. */
  readonly same: string | undefined
  /** Number of statements with its number, or without a number, with its dates and opening balance. */
  readonly alike: number
  /** The same with those that were taken back. */
  readonly stored: number
  /** Whether one of those is of the same day. */
  readonly sameDay: boolean
  /** Whether one of its lines is in one of those. */
  readonly repeats: boolean
  /** The last imported statement. */
  readonly last: { readonly closingCents: Cents; readonly otherAccount: boolean } | undefined
  readonly houseAccount: HouseAccountName
  /** An operator checked the account and balance of a first statement. */
  readonly firstChecked: boolean
}

type Arrival =
  | { readonly known: string }
  /** Its final reference, and the opening balance that the very first statement posts. */
  | { readonly reference: string; readonly openingCents: Cents }
  | Refusal<'changedStatement' | 'otherAccount' | 'gap' | 'bankShort' | 'firstStatement'>

const BEGIN = 'Begin with a statement from a day on which the account was not overdrawn.'

/**
 * How an arriving statement is handled. An identical one changes nothing; the same number with other lines is a conflict. Each starts at
 * the previous closing balance, for the same account. Of two unnumbered statements for one day, the second continues the first and repeats
 * none of its lines. The first one of an account does not open below zero and is asked about: later ones continue it. Some banks begin their numbers again: a number on another day, continuing the last statement, is a new statement.
 */
export function statementArrival(
  statement: Pick<BankStatement, 'reference' | 'numbered' | 'openingCents' | 'closingCents' | 'day' | 'account'>,
  { same, alike, stored, sameDay, repeats, last, houseAccount, firstChecked }: Books,
): Arrival {
  const { reference, numbered, openingCents, account } = statement
  if (same !== undefined) return { known: same }
  const follows = last?.closingCents === openingCents
  if (alike > 0 && ((numbered && sameDay) || !follows || repeats)) return { refusal: 'changedStatement' }
  if (last && account && last.otherAccount)
    return { refusal: 'otherAccount', more: { detail: `It is of the account that ends in ${lastFour(account)}.` } }
  if (last && !follows) {
    const detail = `It opens with ${usdWithCents(openingCents)}; the last one closed with ${usdWithCents(last.closingCents)}.`
    return { refusal: 'gap', more: { detail } }
  }
  if (!last && openingCents < 0)
    return {
      refusal: 'bankShort',
      more: { detail: `It opens with ${usdWithCents(openingCents)}, and the books hold no overdraft. ${BEGIN}` },
    }
  if (!last && !firstChecked) return { refusal: 'firstStatement', more: { detail: firstWords(houseAccount, statement) } }
  return { reference: stored > 0 ? `${reference} (${stored + 1})` : reference, openingCents: last ? cents(0) : openingCents }
}

function firstWords(
  account: HouseAccountName,
  { openingCents, closingCents, day }: Pick<BankStatement, 'openingCents' | 'closingCents' | 'day'>,
) {
  const money = account === 'escrow' ? ' Customers’ money is not: begin on a day before the account held any.' : ''
  const opening = openingCents > 0 ? ` The ${usdWithCents(openingCents)} it opens with are booked as owners’ capital.${money}` : ''
  return `It closes with ${usdWithCents(closingCents)} on ${longDate(day)}: the first statement of the ${HOUSE_ACCOUNT_WORDS[account].toLowerCase()}.${opening}`
}
