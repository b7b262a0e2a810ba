/*
 * An ACH credit file for corporate payouts: 94-character records, type 1 file header, 5 batch header, 6 entry detail, 7 addenda (type 05),
 * 8 batch control, 9 file control, padded with nines to blocks of ten. Service class 220 (credits only), entry class CCD with one addenda
 * record (CCD+), transaction code 22 (checking) or 32 (savings). The addenda holds an RMR segment (ASC X12, transaction set 820) with the
 * order's number and the amount. The Nacha Operating Rules define the format. The layout is general knowledge, not checked against an
 * edition of the rules; the reader in the tests rests on the same knowledge.
 */
import { z } from 'zod'
import { type Cents, decimalDollars, sumCents } from '../money/cents'
import { ACH_TEXT_RULE, achField, isAchText } from './achText'
import { type BankAccount, bankAccountSchema } from './bankAccount'

const headerText = (longest: number) =>
  z.string().trim().min(1, 'Required').max(longest, `Use at most ${longest} characters`).refine(isAchText, ACH_TEXT_RULE)

/** Framewell as the originator in payout file headers. */
export const originatorSchema = z.object({
  name: headerText(70),
  /** Up to ten characters assigned by the bank, often a 1 and the tax number. */
  companyId: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{1,10}$/, 'Use up to ten letters A to Z and digits, as your bank gave them'),
  bankName: headerText(23),
  routingNumber: bankAccountSchema.shape.routingNumber,
  accountNumber: bankAccountSchema.shape.accountNumber,
})
export type Originator = z.infer<typeof originatorSchema>

/** File ID modifiers in order; they distinguish a day's files. */
const FILE_ID_MODIFIERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** The first unused file ID modifier of the day; undefined once all 36 are used. */
export function freeFileIdModifier(used: readonly string[]): string | undefined {
  return [...FILE_ID_MODIFIERS].find((modifier) => !used.includes(modifier))
}

/**
 * A payout's trace number: the first eight digits of the sending bank's routing number and the payout's number. Unique across files, so a
 * statement line that contains it identifies one payout.
 */
export function traceNumber(routingNumber: string, reference: string): string {
  return `${routingNumber.slice(0, 8)}${reference.replace(/^.*-/, '').slice(-7).padStart(7, '0')}`
}

export interface PayoutInstruction {
  /** Returned on the statement: 'PO-2026-00007'. */
  readonly reference: string
  readonly amountCents: Cents
  readonly account: BankAccount
  /** Fifteen digits; null for a payout sent before they were stored, which uses its position in the file. */
  readonly trace: string | null
  /** The addenda's text; null for a payout sent before there were any. */
  readonly remittance: string | null
}

/** What a payout pays, for the payee's books: its order (PO, purchase order) and amount. */
export function remittanceOf(order: string, amountCents: Cents): string {
  return `RMR*PO*${order}**${decimalDollars(amountCents)}\\`
}

export interface PayoutFile {
  readonly runNumber: string
  readonly createdAt: Date
  /** The day the money should arrive: '2026-11-24'. */
  readonly payOn: string
  /** Distinguishes a day's files. */
  readonly fileIdModifier: string
  readonly originator: Originator
  readonly payouts: readonly PayoutInstruction[]
}

const RECORD = 94
const BLOCKING = 10
const CREDITS_ONLY = '220'
/** Amount fields have ten digits, totals twelve. */
const MAX_ENTRY_CENTS = 9_999_999_999

/** @throws RangeError for an amount a record cannot hold, or a run without payouts */
export function nachaFile({ runNumber, createdAt, payOn, fileIdModifier, originator, payouts }: PayoutFile): string {
  if (payouts.length === 0) throw new RangeError('A file needs at least one payout')
  const dfi = originator.routingNumber.slice(0, 8)
  const entries = payouts.flatMap((payout, at) => entryRecords(payout, dfi, at + 1))
  const hash = entryHash(payouts)
  const total = sumCents(payouts.map(({ amountCents }) => amountCents))
  const stamp = createdAt.toISOString()
  const header = [
    '101',
    ` ${originator.routingNumber}`,
    achField(originator.companyId, 10),
    stamp.slice(2, 10).replaceAll('-', ''),
    stamp.slice(11, 16).replace(':', ''),
    `${fileIdModifier}094101`,
    achField(originator.bankName, 23),
    achField(originator.name, 23),
    achField(runNumber.slice(-8), 8),
  ].join('')
  const batch = [
    `5${CREDITS_ONLY}`,
    achField(originator.name, 16),
    achField(runNumber, 20),
    achField(originator.companyId, 10),
    'CCD',
    achField('PAYOUT', 10),
    achField('', 6),
    payOn.slice(2).replaceAll('-', ''),
    achField('', 3),
    '1',
    dfi,
    number(1, 7),
  ].join('')
  const batchControl = [
    `8${CREDITS_ONLY}`,
    number(entries.length, 6),
    hash,
    number(0, 12),
    number(total, 12),
    achField(originator.companyId, 10),
    achField('', 19),
    achField('', 6),
    dfi,
    number(1, 7),
  ].join('')
  const records = entries.length + 4
  const blocks = Math.ceil(records / BLOCKING)
  const fileControl = [
    '9',
    number(1, 6),
    number(blocks, 6),
    number(entries.length, 8),
    hash,
    number(0, 12),
    number(total, 12),
    achField('', 39),
  ].join('')
  const filler = Array.from({ length: blocks * BLOCKING - records }, () => '9'.repeat(RECORD))
  return `${[header, batch, ...entries, batchControl, fileControl, ...filler].join('\r\n')}\r\n`
}

/** The entry detail, and its addenda. */
function entryRecords({ reference, amountCents, account, trace, remittance }: PayoutInstruction, dfi: string, at: number): string[] {
  if (amountCents <= 0 || amountCents > MAX_ENTRY_CENTS) throw new RangeError(`${reference} is no amount for an ACH entry`)
  const ownTrace = trace ?? `${dfi}${number(at, 7)}`
  const entry = [
    `6${account.accountType === 'savings' ? '32' : '22'}`,
    account.routingNumber,
    account.accountNumber.padEnd(17),
    number(amountCents, 10),
    achField(reference, 15),
    achField(account.accountName, 22),
    achField('', 2),
    remittance === null ? '0' : '1',
    ownTrace,
  ].join('')
  if (remittance === null) return [entry]
  // Payment-related information, the addenda's number in its entry, and the last digits of the trace number.
  return [entry, `705${remittance.slice(0, 80).padEnd(80)}${number(1, 4)}${ownTrace.slice(-7)}`]
}

/** The last ten digits of the sum of the receiving routing numbers' first eight digits. */
export function entryHash(payouts: readonly Pick<PayoutInstruction, 'account'>[]): string {
  const sum = payouts.reduce((total, { account }) => total + Number(account.routingNumber.slice(0, 8)), 0)
  return number(sum % 10_000_000_000, 10)
}

function number(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
