import { addCents, type Cents, cents, sumCents } from '../money/cents'
import { subtractCents } from '../money/differences'
import { usdWithCents } from '../money/usd'

/** Formats in which a bank's statement is taken. */
export const STATEMENT_FORMATS = ['camt053', 'bai2', 'csv'] as const
export type StatementFormat = (typeof STATEMENT_FORMATS)[number]
export const STATEMENT_FORMAT_WORDS: Record<StatementFormat, string> = { camt053: 'camt.053', bai2: 'BAI2', csv: 'CSV' }

/** One booked movement as the bank states it. */
export interface StatementLine {
  /** The bank's own reference, by which the same line is known again; a reader leaves it empty where the bank gives none. */
  readonly bankReference: string
  readonly bookedOn: string
  /** Above zero: money that came in. */
  readonly amountCents: Cents
  /** What the payer or we gave along: invoice numbers, references of payouts. */
  readonly text: string
  readonly counterparty: string
}

/** A statement as it was read, whatever its format. */
export interface BankStatement {
  /** The bank's number of the statement; of one without a number its days and what it opens with. */
  readonly reference: string
  /** False where the bank gives no number: another statement of the same days may open with the same balance. */
  readonly numbered: boolean
  readonly account: string
  readonly day: string
  readonly openingCents: Cents
  readonly closingCents: Cents
  readonly lines: readonly StatementLine[]
}

/**
 * Gives every line without a reference of the bank's one: in a numbered statement its place; in one without a number its day, amount and the balance
 * after it, so that a statement that overlaps with another shows the same lines again. Lines that share one, as banks write the parts of a
 * collection, or a payment and its return, are told apart by counting them.
 */
export function withLineReferences(statement: BankStatement): BankStatement {
  const { reference, numbered, openingCents } = statement
  let balance = openingCents
  const made = statement.lines.map((line, at) => {
    balance = statedSum([balance, line.amountCents])
    return line.bankReference || (numbered ? `${reference}:${at + 1}` : `${line.bookedOn}:${line.amountCents}:${balance}`)
  })
  const taken = new Set<string>()
  const lines = statement.lines.map((line, at) => {
    const bankReference = freeReference(made[at] ?? '', (one) => taken.has(one))
    taken.add(bankReference)
    return { ...line, bankReference }
  })
  return { ...statement, lines }
}

/** A reference, or where it is taken the reference with the first number behind it that makes it free. */
export function freeReference(reference: string, isTaken: (reference: string) => boolean): string {
  if (!isTaken(reference)) return reference
  let times = 2
  while (isTaken(`${reference}:${times}`)) times++
  return `${reference}:${times}`
}

/** Why a file is no statement; `line` counts from 1 where the format has lines. */
export class StatementFault extends Error {
  override readonly name = 'StatementFault'
}

/**
 * The house's own of the accounts that a file holds; one alone is taken as it is. Zeros in front and signs between the digits are a bank's way of
 * writing.
 * @throws StatementFault where it cannot be told
 */
export function ownAccount<Account>(
  accounts: readonly Account[],
  numberOf: (account: Account) => string,
  own: string | undefined,
): Account {
  const [only, another] = accounts
  if (!only) throw new StatementFault('The file holds no account.')
  if (!another) return only
  const plain = (number: string) => number.replace(/[^A-Za-z0-9]/g, '').replace(/^0+/, '')
  const [ours, again] = own ? accounts.filter((account) => plain(numberOf(account)) === plain(own)) : []
  if (again) throw new StatementFault('The file holds several statements of the account. Ask the bank for one of each day.')
  if (ours) return ours
  throw new StatementFault(
    own
      ? `The file holds ${accounts.length} accounts, and none of them is the house's, which ends in ${own.slice(-4)}.`
      : "The file holds several accounts, and the house's own is not entered yet. Enter it in the panel, or export one account.",
  )
}

/** Lines of one statement; a house with more asks its bank for one statement a day. Each is matched and booked under one lock. */
export const MOST_STATEMENT_LINES = 2_000
/** Forty billion dollars: whatever is beyond is no amount of ours, and sums of so many lines stay exact. */
const MOST_CENTS = 4_000_000_000_000
const LONGEST_REFERENCE = 140
/** What is kept of a line's text, and what it is matched by. */
export const LONGEST_LINE_TEXT = 1000
const TOO_LARGE = 'An amount is larger than any of this account could be.'

/** @throws StatementFault for what no bank sends: days that do not exist, amounts beyond counting, references without end, signs that are no text */
export function assertStatementIsSound({ reference, day, openingCents, closingCents, lines }: BankStatement): void {
  assertFewLines(lines.length)
  if (reference.length > LONGEST_REFERENCE) throw new StatementFault('The number of the statement is longer than any.')
  const days = [day, ...lines.map(({ bookedOn }) => bookedOn)]
  const odd = days.find((one) => !isDay(one))
  if (odd !== undefined) throw new StatementFault(`'${odd.slice(0, 20)}' is not a date.`)
  const amounts = [openingCents, closingCents, ...lines.map(({ amountCents }) => amountCents)]
  if (amounts.some((amount) => Math.abs(amount) > MOST_CENTS)) throw new StatementFault(TOO_LARGE)
  for (const { bankReference, text, counterparty } of lines) {
    if (bankReference.length > LONGEST_REFERENCE) throw new StatementFault('A bank reference is longer than any.')
    if ([bankReference, text, counterparty].some((words) => words.includes('\0')))
      throw new StatementFault('A text holds signs that are no text.')
  }
}

/** The sum of amounts as a file states them. @throws StatementFault beyond what can be counted exactly */
export function statedSum(amounts: readonly Cents[]): Cents {
  let sum = cents(0)
  for (const amount of amounts) {
    if (!Number.isSafeInteger(sum + amount)) throw new StatementFault(TOO_LARGE)
    sum = addCents(sum, amount)
  }
  return sum
}

/** @throws StatementFault for more lines than are matched and booked at once; said before they are read, too many cost little */
export function assertFewLines(count: number): void {
  if (count > MOST_STATEMENT_LINES)
    throw new StatementFault(`The statement has ${count} lines; up to ${MOST_STATEMENT_LINES} are taken. Ask the bank for shorter periods.`)
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** @throws StatementFault when lines and balances do not agree: something is missing from the file, or was changed. */
export function assertStatementAddsUp({ openingCents, closingCents, lines }: BankStatement): void {
  const moved = sumCents(lines.map(({ amountCents }) => amountCents))
  if (addCents(openingCents, moved) !== closingCents)
    throw new StatementFault(
      `The lines add up to ${usdWithCents(moved)}, but the balances differ by ${usdWithCents(subtractCents(closingCents, openingCents))}. The file is not whole.`,
    )
}

/** Invoice, order and payout numbers that stand in a text: 'INV-2026-00012'. Banks drop hyphens and case, so both are optional. */
export function numbersIn(text: string, prefix: string): string[] {
  const found = text.toUpperCase().matchAll(new RegExp(`${prefix}[ -]?(\\d{4})[ -]?(\\d{5,})`, 'g'))
  return [...found].map(([, year = '', number = '']) => `${prefix}-${year}-${number}`)
}

export interface OpenInvoice {
  readonly number: string
  readonly openCents: Cents
}

export type LineMatch =
  | { readonly match: 'invoice'; readonly number: string }
  | { readonly match: 'none'; readonly why: 'noReference' | 'severalReferences' | 'unknownInvoice' | 'amountDiffers' }

/**
 * The invoice that a receipt pays: it is named in the text, and what is open on it is exactly the amount. Anything less certain waits for a
 * person.
 */
export function matchReceipt(line: Pick<StatementLine, 'amountCents' | 'text'>, open: readonly OpenInvoice[]): LineMatch {
  const named = [...new Set(numbersIn(line.text, 'INV'))]
  if (named.length === 0) return { match: 'none', why: 'noReference' }
  if (named.length > 1) return { match: 'none', why: 'severalReferences' }
  const invoice = open.find(({ number }) => number === named[0])
  if (!invoice) return { match: 'none', why: 'unknownInvoice' }
  return invoice.openCents === line.amountCents ? { match: 'invoice', number: invoice.number } : { match: 'none', why: 'amountDiffers' }
}

type OutgoingWhy = 'outgoing' | 'unnamedRun' | 'payoutDiffers' | 'beforeSent'
export const MATCH_WORDS: Record<Extract<LineMatch, { match: 'none' }>['why'] | OutgoingWhy, string> = {
  noReference: 'No invoice number in its text',
  severalReferences: 'Names several invoices',
  unknownInvoice: 'Names an invoice that is not open',
  amountDiffers: 'The amount is not what is open on the invoice',
  outgoing: 'Went out without a payout of ours',
  unnamedRun: 'Names no payout; one on its way has this amount',
  payoutDiffers: 'Names a payout of another amount, or several',
  beforeSent: 'Names a payout that was sent after this day',
}
