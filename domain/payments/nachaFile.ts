import { easternDay, easternTime } from '../dates/bankingTime'
/*
 * An ACH credit file for payouts: 94-character records, type 1 file header, batches (nachaBatch.ts), 9 file control, padded with nines to
 * blocks of ten. Each addenda holds an RMR segment (ASC X12, transaction set 820) with the order's number and the amount.
 */
import { type Cents, decimalDollars, sumCents } from '../money/cents'
import { achField } from './achText'
import { digits, nachaBatches } from './nachaBatch'
import type { PayoutFile } from './payoutFile'

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

/** What a payout pays, for the payee's books: its order (PO, purchase order) and amount. */
export function remittanceOf(order: string, amountCents: Cents): string {
  return `RMR*PO*${order}**${decimalDollars(amountCents)}\\`
}

const RECORD = 94
const BLOCKING = 10

/** @throws RangeError for an amount a record cannot hold, or a run without payouts */
export function nachaFile(file: PayoutFile): string {
  const { runNumber, createdAt, fileIdModifier, originator, payouts } = file
  if (payouts.length === 0) throw new RangeError('A file needs at least one payout')
  const batches = nachaBatches(file)
  const controls = batches.map(({ control }) => control)
  const entries = controls.reduce((sum, { count }) => sum + count, 0)
  const header = [
    '101',
    ` ${originator.routingNumber}`,
    achField(originator.companyId, 10),
    easternDay(createdAt).slice(2).replaceAll('-', ''),
    easternTime(createdAt).replace(':', ''),
    `${fileIdModifier}094101`,
    achField(originator.bankName, 23),
    achField(originator.name, 23),
    achField(runNumber.slice(-8), 8),
  ].join('')
  const records = entries + batches.length * 2 + 2
  const blocks = Math.ceil(records / BLOCKING)
  const fileControl = [
    '9',
    digits(batches.length, 6),
    digits(blocks, 6),
    digits(entries, 8),
    digits(controls.reduce((sum, { hash }) => sum + Number(hash), 0) % 10_000_000_000, 10),
    digits(sumCents(controls.map(({ debitCents }) => debitCents)), 12),
    digits(sumCents(controls.map(({ creditCents }) => creditCents)), 12),
    achField('', 39),
  ].join('')
  const filler = Array.from({ length: blocks * BLOCKING - records }, () => '9'.repeat(RECORD))
  return `${[header, ...batches.flatMap((batch) => batch.records), fileControl, ...filler].join('\r\n')}\r\n`
}
