import { type Cents, cents } from '../money/cents'
import type { BankAccount } from './bankAccount'
import { isRoutingNumber } from './bankAccount'
import { StatementFault } from './bankStatement'
import { returnReason, statedReason } from './returnReasons'

/** What a bank says about one payout, besides statements. */
export interface PayoutReport {
  /**
   * 'rejected': it was never executed. 'returned': it came back from the payee's bank; a statement shows the money. 'changed': it was paid, but the
   * payee's bank corrected the account for the next payment.
   */
  readonly kind: 'rejected' | 'returned' | 'changed'
  /** Trace number, payout number or run number. */
  readonly names: string
  /** Stated amount; null where the report has none. */
  readonly amountCents: Cents | null
  /** The code and its meaning. */
  readonly reason: string
  /** The corrected parts of the account; empty unless 'changed'. */
  readonly corrected: Partial<BankAccount>
}

/*
 * Return and notification of change entries in a NACHA file: an entry detail record (6), followed by an addenda record 799 (return) or 798
 * (notification of change). The Nacha Operating Rules define them. Field positions and change codes are general knowledge, not checked
 * against an edition of the rules.
 */
const RECORD = 94
const CHANGES: Readonly<Record<string, string>> = {
  C01: 'incorrect account number',
  C02: 'incorrect routing number',
  C03: 'incorrect routing number and account number',
  C04: 'incorrect name',
  C05: 'incorrect transaction code',
  C06: 'incorrect account number and transaction code',
  C07: 'incorrect routing number, account number and transaction code',
  C08: 'incorrect identification of the foreign receiving bank',
  C09: 'incorrect individual identification number',
  C10: 'incorrect company name',
  C11: 'incorrect company identification',
  C12: 'incorrect company name and identification',
  C13: 'addenda format error',
}

/**
 * The returns and notifications of change of a NACHA file.
 * @throws StatementFault naming the line
 */
export function readNachaReturns(text: string): PayoutReport[] {
  const records = text.split(/\r?\n/).filter((record) => record.trim() !== '')
  const odd = records.findIndex((record) => record.length !== RECORD)
  if (odd >= 0) throw new StatementFault(`Line ${odd + 1}: a NACHA record has ${RECORD} characters, this one ${records[odd]?.length}.`)
  if (!records[0]?.startsWith('101')) throw new StatementFault('A NACHA file begins with a record 101.')
  const entries = records.flatMap((record, at) => (record.startsWith('6') ? [{ record, at }] : []))
  const reports = entries.map(({ record, at }) => reportOf(record, records[at + 1] ?? '', at + 1))
  assertWhole(records, reports)
  return reports
}

function reportOf(entry: string, addenda: string, line: number): PayoutReport {
  const amount = entry.slice(29, 39)
  const code = addenda.slice(3, 6)
  if (!/^79[89]$/.test(addenda.slice(0, 3)) || !/^\d{10}$/.test(amount))
    throw new StatementFault(
      `Line ${line}: this entry is neither a return (addenda 99) nor a notification of change (addenda 98). Import the bank's return file, not the file that was sent.`,
    )
  // Returns and corrections name the trace number of the original entry; ours also has the payout's number in its id field.
  const names = `${addenda.slice(6, 21)} ${entry.slice(39, 54).trim()}`
  if (addenda.startsWith('799'))
    return {
      kind: 'returned',
      names,
      amountCents: cents(Number(amount)),
      reason: returnReason(`${statedReason(code)} ${addenda.slice(35, 79)}`),
      corrected: {},
    }
  const data = addenda.slice(35, 64)
  return {
    kind: 'changed',
    names,
    amountCents: null,
    reason: `${code}: ${CHANGES[code] ?? 'unknown change code'}; corrected data: ${data.trim()}`,
    corrected: correctedBy(code, data, line),
  }
}

/** Corrected data by change code: routing numbers have 9 characters, account numbers 17, transaction codes 2. */
function correctedBy(code: string, data: string, line: number): Partial<BankAccount> {
  const routing = (at: number) => {
    const routingNumber = data.slice(at, at + 9)
    if (!isRoutingNumber(routingNumber))
      throw new StatementFault(`Line ${line}: '${routingNumber}' is not a routing number: its check digit is wrong.`)
    return { routingNumber }
  }
  const account = (at: number) => ({ accountNumber: data.slice(at, at + 17).trim() })
  // Transaction codes 21 to 29 are checking, 31 to 39 savings.
  const type = (at: number) => ({ accountType: data[at] === '3' ? ('savings' as const) : ('checking' as const) })
  if (code === 'C01') return account(0)
  if (code === 'C02') return routing(0)
  if (code === 'C03') return { ...routing(0), ...account(12) }
  if (code === 'C04') return { accountName: data.slice(0, 22).trim() }
  if (code === 'C05') return type(0)
  if (code === 'C06') return { ...account(0), ...type(20) }
  if (code === 'C07') return { ...routing(0), ...account(9), ...type(26) }
  return {}
}

/** @throws StatementFault unless the file control record counts every entry and addenda, and sums every amount */
function assertWhole(records: readonly string[], reports: readonly PayoutReport[]): void {
  const control = records.find((record) => record.startsWith('9') && !/^9+$/.test(record))
  if (!control) throw new StatementFault('The file ends early: its control record (9) is missing.')
  const counted = records.filter((record) => /^[67]/.test(record)).length
  const sum = reports.reduce((total, { amountCents }) => total + (amountCents ?? 0), 0)
  const stated = Number(control.slice(31, 43)) + Number(control.slice(43, 55))
  if (Number(control.slice(13, 21)) !== counted || stated !== sum)
    throw new StatementFault('The control record does not count or sum what is in the file. The file is not whole.')
}
