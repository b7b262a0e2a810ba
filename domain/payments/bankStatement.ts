import { addCents, type Cents, cents, sumCents } from '../money/cents'
import { subtractCents } from '../money/differences'
import { usdWithCents } from '../money/usd'
import { isDay } from './statedDay'

/** Accepted statement formats. */
export const STATEMENT_FORMATS = ['camt053', 'bai2', 'csv'] as const
export type StatementFormat = (typeof STATEMENT_FORMATS)[number]
export const STATEMENT_FORMAT_WORDS: Record<StatementFormat, string> = { camt053: 'camt.053', bai2: 'BAI2', csv: 'CSV' }

/** One booked transaction as the bank reports it. */
export interface StatementLine {
  /** The bank's reference, which identifies the line again; empty when the bank gives none. */
  readonly bankReference: string
  readonly bookedOn: string
  /** Positive: money received. */
  readonly amountCents: Cents
  /** Remittance text from the payer or from us: invoice numbers, payout references. */
  readonly text: string
  readonly counterparty: string
}

/** A parsed statement of any format. */
export interface BankStatement {
  /** The bank's statement number; without one, its dates and opening balance. */
  readonly reference: string
  /** False when the bank gives no number: another statement for the same dates may have the same opening balance. */
  readonly numbered: boolean
  readonly account: string
  readonly day: string
  readonly openingCents: Cents
  readonly closingCents: Cents
  readonly lines: readonly StatementLine[]
}

/**
 * Assigns references to lines that have none. In a numbered statement, the line's position; otherwise its date, amount and resulting
 * balance, so that an overlapping statement yields the same reference. Lines that share a reference, such as the parts of a collection or a
 * payment and its return, get a counter.
 */
export function withLineReferences(statement: BankStatement): BankStatement {
  const { reference, numbered, openingCents } = statement
  let balance = openingCents
  const made = statement.lines.map((line, at) => {
    balance = statedSum([balance, line.amountCents])
    return line.bankReference || (numbered ? `${reference}:${at + 1}` : `${dayAndAmount(line)}${balance}`)
  })
  const taken = new Set<string>()
  const lines = statement.lines.map((line, at) => {
    const bankReference = freeReference(made[at] ?? '', (one) => taken.has(one))
    taken.add(bankReference)
    return { ...line, bankReference }
  })
  return { ...statement, lines }
}

const dayAndAmount = ({ bookedOn, amountCents }: StatementLine) => `${bookedOn}:${amountCents}:`

/** Whether a line's reference was made of its day, amount and resulting balance. */
export function isMadeReference(line: StatementLine): boolean {
  return line.bankReference.startsWith(dayAndAmount(line))
}

/** The reference, with the lowest free number appended when it is taken. */
export function freeReference(reference: string, isTaken: (reference: string) => boolean): string {
  if (!isTaken(reference)) return reference
  let times = 2
  while (isTaken(`${reference}:${times}`)) times++
  return `${reference}:${times}`
}

/** What somebody can enter so that a file can be read. */
export type StatementNeed = 'columns' | 'closingBalance' | 'closingDay'

/** Why a file is not a valid statement. */
export class StatementFault extends Error {
  override readonly name = 'StatementFault'
  /** @param needs what the file lacks and an operator can enter */
  constructor(
    message: string,
    readonly needs?: StatementNeed,
  ) {
    super(message)
  }
}

/** A file's statements, oldest first, and what was left out of them or derived, in words. */
export interface ReadStatements {
  readonly statements: readonly BankStatement[]
  readonly notes: readonly string[]
}

/** What an operator enters for a file that shows no balance. */
export interface TypedClosing {
  readonly cents: Cents
  /** Needed for a file without transactions; otherwise the day of the last one. */
  readonly day?: string | undefined
}

/** An account number without signs between its digits and without leading zeros, as some files write it. */
export function plainAccount(number: string): string {
  return number.replace(/[^A-Za-z0-9]/g, '').replace(/^0+/, '')
}

/**
 * The entries of Framewell's account in a file; those of a single account are taken as they are. Ignores leading zeros and signs between digits.
 * @throws StatementFault when it is ambiguous
 */
export function ownAccount<Account>(
  accounts: readonly Account[],
  numberOf: (account: Account) => string,
  own: string | undefined,
): readonly Account[] {
  const numbers = [...new Set(accounts.map((account) => plainAccount(numberOf(account))))]
  if (numbers.length === 0) throw new StatementFault('The file holds no account.')
  if (numbers.length === 1) return accounts
  const ours = own ? accounts.filter((account) => plainAccount(numberOf(account)) === plainAccount(own)) : []
  if (ours.length > 0) return ours
  throw new StatementFault(
    own
      ? `The file holds ${numbers.length} accounts, and none of them is Framewell's, which ends in ${own.slice(-4)}.`
      : "The file holds several accounts, and Framewell's own is not entered yet. Enter it in the panel, or export one account.",
  )
}

/**
 * Several statements of one account, oldest first.
 * @throws StatementFault unless each opens with the closing balance of the one before
 */
export function consecutive(statements: readonly BankStatement[]): readonly BankStatement[] {
  const inOrder = [...statements].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  for (const [at, { reference, openingCents }] of inOrder.entries()) {
    const before = inOrder[at - 1]
    if (before && before.closingCents !== openingCents)
      throw new StatementFault(
        `Statement ${reference} opens with ${usdWithCents(openingCents)}, but ${before.reference} before it closed with ${usdWithCents(before.closingCents)}. Ask the bank for a file with every statement once.`,
      )
  }
  return inOrder
}

/** A note on lines that were left out; none when there are none. @param what for example 'of $0.00' */
export function leftOut(lines: readonly Pick<StatementLine, 'text' | 'bankReference'>[], what: string): readonly string[] {
  if (lines.length === 0) return []
  const texts = lines.map(({ text, bankReference }) => text || bankReference).filter(Boolean)
  return [
    `${lines.length === 1 ? 'One line' : `${lines.length} lines`} ${what} left out${texts.length > 0 ? `: ${texts.join('; ').slice(0, 300)}` : ''}.`,
  ]
}

export const OF_NOTHING = 'of $0.00'

/** Maximum lines per statement; with more, ask the bank for one statement a day. All lines are matched and booked under one lock. */
export const MAX_STATEMENT_LINES = 2_000
/** Forty billion dollars. Larger amounts are invalid, and sums of the maximum number of lines stay exact. */
const MAX_CENTS = 4_000_000_000_000
const LONGEST_REFERENCE = 140
/** Characters kept of a line's text and used for matching. */
export const MAX_LINE_TEXT_LENGTH = 1000
const TOO_LARGE = 'An amount is larger than any of this account could be.'

/** @throws StatementFault for impossible values: invalid dates, huge amounts, very long references, control characters */
export function assertStatementIsSound({ reference, day, openingCents, closingCents, lines }: BankStatement): void {
  assertFewLines(lines.length)
  if (reference.length > LONGEST_REFERENCE) throw new StatementFault('The number of the statement is longer than any.')
  const days = [day, ...lines.map(({ bookedOn }) => bookedOn)]
  const odd = days.find((one) => !isDay(one))
  if (odd !== undefined) throw new StatementFault(`'${odd.slice(0, 20)}' is not a date.`)
  const amounts = [openingCents, closingCents, ...lines.map(({ amountCents }) => amountCents)]
  if (amounts.some((amount) => Math.abs(amount) > MAX_CENTS)) throw new StatementFault(TOO_LARGE)
  for (const { bankReference, text, counterparty } of lines) {
    if (bankReference.length > LONGEST_REFERENCE) throw new StatementFault('A bank reference is longer than any.')
    if ([bankReference, text, counterparty].some((words) => words.includes('\0')))
      throw new StatementFault('A text holds signs that are no text.')
  }
}

/** The sum of amounts in a file. @throws StatementFault when it is too large to be exact */
export function statedSum(amounts: readonly Cents[]): Cents {
  let sum = cents(0)
  for (const amount of amounts) {
    if (!Number.isSafeInteger(sum + amount)) throw new StatementFault(TOO_LARGE)
    sum = addCents(sum, amount)
  }
  return sum
}

/** @throws StatementFault for more lines than are booked at once. Checked before parsing, so that too many cost little */
export function assertFewLines(count: number): void {
  if (count > MAX_STATEMENT_LINES)
    throw new StatementFault(`The statement has ${count} lines; up to ${MAX_STATEMENT_LINES} are taken. Ask the bank for shorter periods.`)
}

/** @throws StatementFault when lines and balances disagree: something is missing or was changed. */
export function assertStatementAddsUp({ openingCents, closingCents, lines }: BankStatement): void {
  const moved = sumCents(lines.map(({ amountCents }) => amountCents))
  if (addCents(openingCents, moved) !== closingCents)
    throw new StatementFault(
      `The lines add up to ${usdWithCents(moved)}, but the balances differ by ${usdWithCents(subtractCents(closingCents, openingCents))}. The file is not whole.`,
    )
}

/** Invoice, order and payout numbers in a text: 'INV-2026-00012'. Banks drop hyphens and case, so both are optional. */
export function numbersIn(text: string, prefix: string): string[] {
  const found = text.toUpperCase().matchAll(new RegExp(`${prefix}[ -]?(\\d{4})[ -]?(\\d{5,})`, 'g'))
  return [...found].map(([, year = '', number = '']) => `${prefix}-${year}-${number}`)
}

export interface OpenInvoice {
  readonly number: string
  readonly openCents: Cents
}

export type LineMatch =
  | { readonly match: 'invoices'; readonly numbers: readonly string[] }
  | { readonly match: 'none'; readonly why: 'noReference' | 'severalReferences' | 'unknownInvoice' | 'amountDiffers' }

/**
 * The invoices a receipt pays: their numbers are in the text, and what is open on them adds up to the receipt exactly. Anything less
 * certain waits for a person.
 */
export function matchReceipt(line: Pick<StatementLine, 'amountCents' | 'text'>, open: readonly OpenInvoice[]): LineMatch {
  const numbers = [...new Set(numbersIn(line.text, 'INV'))]
  if (numbers.length === 0) return { match: 'none', why: 'noReference' }
  const named = open.filter(({ number }) => numbers.includes(number))
  const isWhole = named.length === numbers.length && sumCents(named.map((one) => one.openCents)) === line.amountCents
  if (isWhole) return { match: 'invoices', numbers }
  if (numbers.length > 1) return { match: 'none', why: 'severalReferences' }
  return { match: 'none', why: named.length === 0 ? 'unknownInvoice' : 'amountDiffers' }
}

type OutgoingWhy = 'outgoing' | 'unnamedRun' | 'payoutDiffers' | 'beforeSent'
export const MATCH_WORDS: Record<Extract<LineMatch, { match: 'none' }>['why'] | OutgoingWhy, string> = {
  noReference: 'No invoice number in its text',
  severalReferences: 'Names several invoices that it does not pay exactly',
  unknownInvoice: 'Names an invoice that is not open',
  amountDiffers: 'The amount is not what is open on the invoice',
  outgoing: 'Went out without one of our payouts',
  unnamedRun: 'Names no payout; one on its way has this amount',
  payoutDiffers: 'Names a payout of another amount, or several',
  beforeSent: 'Names a payout that was sent after this day',
}
