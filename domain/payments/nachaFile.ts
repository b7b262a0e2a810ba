/*
 * An ACH credit file for corporate payouts (Nacha Operating Rules, appendix 'ACH record format specifications'): 94-character records, type 1
 * file header, 5 batch header, 6 entry detail, 8 batch control, 9 file control, filled with nines to blocks of ten. Service class 220 (credits
 * only), entry class CCD, transaction code 22 (checking) or 32 (savings).
 */
import { type Cents, sumCents } from '../money/cents'
import type { BankAccount } from './bankAccount'

/** The house as the originator of payments. */
export interface Originator {
  readonly name: string
  /** Ten characters that the bank assigns, often a 1 and the tax number. */
  readonly companyId: string
  readonly bankName: string
  readonly routingNumber: string
  readonly accountNumber: string
}

export interface PayoutInstruction {
  /** Comes back on the statement: 'PO-2026-00007'. */
  readonly reference: string
  readonly amountCents: Cents
  readonly account: BankAccount
}

export interface PayoutFile {
  readonly runNumber: string
  readonly createdAt: Date
  /** The day on which the money should arrive: '2026-11-24'. */
  readonly payOn: string
  readonly originator: Originator
  readonly payouts: readonly PayoutInstruction[]
}

const RECORD = 94
const BLOCKING = 10
const CREDITS_ONLY = '220'
/** An amount field has ten digits, a total twelve. */
const MOST_ENTRY_CENTS = 9_999_999_999

/** @throws RangeError for an amount that a record cannot hold, or a run without payouts */
export function nachaFile({ runNumber, createdAt, payOn, originator, payouts }: PayoutFile): string {
  if (payouts.length === 0) throw new RangeError('A file needs at least one payout')
  const dfi = originator.routingNumber.slice(0, 8)
  const entries = payouts.map((payout, at) => entryDetail(payout, dfi, at + 1))
  const hash = entryHash(payouts)
  const total = sumCents(payouts.map(({ amountCents }) => amountCents))
  const stamp = createdAt.toISOString()
  const header = [
    '101',
    ` ${originator.routingNumber}`,
    digits(originator.companyId, 10),
    stamp.slice(2, 10).replaceAll('-', ''),
    stamp.slice(11, 16).replace(':', ''),
    'A094101',
    text(originator.bankName, 23),
    text(originator.name, 23),
    text(runNumber.slice(-8), 8),
  ].join('')
  const batch = [
    `5${CREDITS_ONLY}`,
    text(originator.name, 16),
    text(runNumber, 20),
    digits(originator.companyId, 10),
    'CCD',
    text('PAYOUT', 10),
    text('', 6),
    payOn.slice(2).replaceAll('-', ''),
    text('', 3),
    '1',
    dfi,
    number(1, 7),
  ].join('')
  const batchControl = [
    `8${CREDITS_ONLY}`,
    number(payouts.length, 6),
    hash,
    number(0, 12),
    number(total, 12),
    digits(originator.companyId, 10),
    text('', 19),
    text('', 6),
    dfi,
    number(1, 7),
  ].join('')
  const records = entries.length + 4
  const blocks = Math.ceil(records / BLOCKING)
  const fileControl = [
    '9',
    number(1, 6),
    number(blocks, 6),
    number(payouts.length, 8),
    hash,
    number(0, 12),
    number(total, 12),
    text('', 39),
  ].join('')
  const filler = Array.from({ length: blocks * BLOCKING - records }, () => '9'.repeat(RECORD))
  return `${[header, batch, ...entries, batchControl, fileControl, ...filler].join('\r\n')}\r\n`
}

function entryDetail({ reference, amountCents, account }: PayoutInstruction, dfi: string, at: number): string {
  if (amountCents <= 0 || amountCents > MOST_ENTRY_CENTS) throw new RangeError(`${reference} is no amount for an ACH entry`)
  return [
    `6${account.accountType === 'savings' ? '32' : '22'}`,
    account.routingNumber,
    account.accountNumber.padEnd(17),
    number(amountCents, 10),
    text(reference, 15),
    text(account.accountName, 22),
    text('', 2),
    '0',
    dfi,
    number(at, 7),
  ].join('')
}

/** The sum of the first eight digits of the receiving routing numbers, its last ten digits. */
export function entryHash(payouts: readonly Pick<PayoutInstruction, 'account'>[]): string {
  const sum = payouts.reduce((total, { account }) => total + Number(account.routingNumber.slice(0, 8)), 0)
  return number(sum % 10_000_000_000, 10)
}

/** Letters, digits and a few signs in capitals, cut or filled to a width. */
function text(value: string, width: number): string {
  const plain = value
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9 .,&()/-]/g, '')
  return plain.slice(0, width).padEnd(width)
}

function digits(value: string, width: number): string {
  return value.slice(0, width).padEnd(width)
}

function number(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
