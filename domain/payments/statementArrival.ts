import type { Refusal } from '../http/refusal'
import { type Cents, cents } from '../money/cents'
import { maxCents } from '../money/differences'
import { usdWithCents } from '../money/usd'
import { lastFour } from './bankAccount'
import type { BankStatement } from './bankStatement'

interface Books {
  /** The very same statement, where it is in the books. */
  readonly same: string | undefined
  /** How many statements have its number; without a number, its days and opening balance. */
  readonly alike: number
  /** One of its lines stands in one of those. */
  readonly repeats: boolean
  /** The last statement in the books. */
  readonly last: { readonly closingCents: Cents; readonly otherAccount: boolean } | undefined
}

type Arrival =
  | { readonly known: string }
  /** How it is called from here on, and what the first statement of all brings into the books. */
  | { readonly reference: string; readonly openingCents: Cents }
  | Refusal<'changedStatement' | 'otherAccount' | 'gap'>

/**
 * What becomes of a statement that arrives: the very same one again changes nothing; one with the same number and other lines is a changed one;
 * each begins where the last one ended, and is of the same account. Of two statements of a day without numbers, the second follows the first
 * and repeats none of its lines.
 */
export function statementArrival(
  { reference, numbered, openingCents, account }: Pick<BankStatement, 'reference' | 'numbered' | 'openingCents' | 'account'>,
  { same, alike, repeats, last }: Books,
): Arrival {
  if (same !== undefined) return { known: same }
  const follows = last?.closingCents === openingCents
  if (alike > 0 && (numbered || !follows || repeats)) return { refusal: 'changedStatement' }
  if (last && account && last.otherAccount)
    return { refusal: 'otherAccount', more: { detail: `It is of the account that ends in ${lastFour(account)}.` } }
  if (last && !follows) {
    const detail = `It opens with ${usdWithCents(openingCents)}; the last one closed with ${usdWithCents(last.closingCents)}.`
    return { refusal: 'gap', more: { detail } }
  }
  return {
    reference: alike > 0 ? `${reference} (${alike + 1})` : reference,
    openingCents: last ? cents(0) : maxCents(cents(0), openingCents),
  }
}
