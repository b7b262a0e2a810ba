/*
 * A batch of an ACH file: type 5 batch header, 6 entry detail, 7 addenda (type 05), 8 batch control. Payouts to companies are CCD entries, payouts
 * to a person's own account PPD entries, each with one addenda record (CCD+, PPD+). Transaction code 22 (checking) or 32 (savings). A
 * balanced batch (service class 200) also holds the debit of Framewell's checking account, code 27; otherwise it holds credits only (220).
 * Prenotes are entries of zero dollars with codes of their own (prenotes.ts), and no debit goes with them.
 * The Nacha Operating Rules define the format. The layout is general knowledge, not checked against an edition of the rules; the tests
 * read it by positions and with the package @midlandsbank/node-nacha.
 */
import { type Cents, cents, sumCents } from '../money/cents'
import { achField } from './achText'
import type { Originator, PayoutFile, PayoutInstruction } from './payoutFile'
import { PRENOTE_CODES } from './prenotes'

interface BatchControl {
  /** Entries and addenda records. */
  readonly count: number
  readonly hash: string
  readonly debitCents: Cents
  readonly creditCents: Cents
}

interface Batch {
  readonly records: readonly string[]
  readonly control: BatchControl
}

type EntryClass = 'CCD' | 'PPD'
/** Amount fields have ten digits, totals twelve. */
const MAX_ENTRY_CENTS = 9_999_999_999
const CREDIT_CODES = { checking: '22', savings: '32' } as const
const DEBIT_CHECKING = '27'

/** The batches of a file: companies' payouts first, then those to persons. A kind without payouts has no batch. */
export function nachaBatches(file: PayoutFile): Batch[] {
  const kinds: readonly (readonly [EntryClass, readonly PayoutInstruction[]])[] = [
    ['CCD', file.payouts.filter(({ account }) => account.accountHolder === 'business')],
    ['PPD', file.payouts.filter(({ account }) => account.accountHolder === 'person')],
  ]
  return kinds.filter(([, payouts]) => payouts.length > 0).map(([kind, payouts], at) => batchOf(file, kind, payouts, at + 1))
}

function batchOf(
  { runNumber, payOn, originator, payouts: all, prenotes = false }: PayoutFile,
  kind: EntryClass,
  payouts: readonly PayoutInstruction[],
  number: number,
): Batch {
  const dfi = originator.routingNumber.slice(0, 8)
  const balanced = originator.balanced && !prenotes
  const serviceClass = balanced ? '200' : '220'
  const codes = prenotes ? PRENOTE_CODES : CREDIT_CODES
  const credits = payouts.flatMap((payout) => entryRecords(payout, codes[payout.account.accountType], dfi, all.indexOf(payout) + 1))
  const total = sumCents(payouts.map(({ amountCents }) => amountCents))
  const entries = balanced ? [...credits, offsetRecord(runNumber, originator, total, number)] : credits
  const receivers = payouts.map(({ account }) => account.routingNumber)
  const control: BatchControl = {
    count: entries.length,
    hash: entryHash(balanced ? [...receivers, originator.routingNumber] : receivers),
    debitCents: balanced ? total : cents(0),
    creditCents: total,
  }
  const header = [
    `5${serviceClass}`,
    achField(originator.name, 16),
    achField(runNumber, 20),
    achField(originator.companyId, 10),
    kind,
    achField('PAYOUT', 10),
    achField('', 6),
    payOn.slice(2).replaceAll('-', ''),
    achField('', 3),
    '1',
    dfi,
    digits(number, 7),
  ].join('')
  const trailer = [
    `8${serviceClass}`,
    digits(control.count, 6),
    control.hash,
    digits(control.debitCents, 12),
    digits(control.creditCents, 12),
    achField(originator.companyId, 10),
    achField('', 19),
    achField('', 6),
    dfi,
    digits(number, 7),
  ].join('')
  return { records: [header, ...entries, trailer], control }
}

/** The entry detail, and its addenda. */
function entryRecords(
  { reference, amountCents, account, trace, remittance }: PayoutInstruction,
  code: string,
  dfi: string,
  at: number,
): string[] {
  const isPrenote = code === PRENOTE_CODES[account.accountType]
  if (isPrenote ? amountCents !== 0 : amountCents <= 0) throw new RangeError(`${reference} is no amount for an ACH entry`)
  const ownTrace = trace ?? `${dfi}${digits(at, 7)}`
  const entry = [
    `6${code}`,
    account.routingNumber,
    account.accountNumber.padEnd(17),
    entryAmount(reference, amountCents),
    achField(reference, 15),
    achField(account.accountName, 22),
    achField('', 2),
    remittance === null ? '0' : '1',
    ownTrace,
  ].join('')
  if (remittance === null) return [entry]
  // Payment-related information, the addenda's number in its entry, and the last digits of the trace number.
  return [entry, `705${remittance.slice(0, 80).padEnd(80)}${digits(1, 4)}${ownTrace.slice(-7)}`]
}

/** The debit of Framewell's own account for everything its batch pays. Its trace number comes after those of payouts. */
function offsetRecord(runNumber: string, originator: Originator, total: Cents, batch: number): string {
  return [
    `6${DEBIT_CHECKING}`,
    originator.routingNumber,
    originator.accountNumber.padEnd(17),
    entryAmount(runNumber, total),
    achField(runNumber, 15),
    achField(originator.name, 22),
    achField('', 2),
    '0',
    `${originator.routingNumber.slice(0, 8)}9${digits(Number(runNumber.replace(/^.*-/, '').slice(-5)), 5)}${batch}`,
  ].join('')
}

function entryAmount(reference: string, cents: Cents): string {
  if (cents > MAX_ENTRY_CENTS) throw new RangeError(`${reference} is no amount for an ACH entry`)
  return digits(cents, 10)
}

/** The last ten digits of the sum of the entries' routing numbers without their check digits. */
export function entryHash(routingNumbers: readonly string[]): string {
  const sum = routingNumbers.reduce((total, routing) => total + Number(routing.slice(0, 8)), 0)
  return digits(sum % 10_000_000_000, 10)
}

export function digits(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
