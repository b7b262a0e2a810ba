import { type Cents, cents } from '../money/cents'
import { negateCents } from '../money/differences'
import { type BankStatement, ownAccount, StatementFault, type StatementLine, statedSum } from './bankStatement'

/*
 * Cash Management Balance Reporting Specifications Version 2, Technical Reference Manual (BAI, 10/2005): records 01 file header, 02 group
 * header, 03 account identifier, 16 transaction detail, 49 account trailer, 98 group trailer, 99 file trailer, 88 continuation; fields end with
 * a comma, a record with a slash. Amounts have no decimal point (cents for USD). Type codes: 010 opening ledger, 015 closing ledger; 100-399
 * credits, 400-699 debits (appendix A).
 */
const OPENING_LEDGER = '010'
const CLOSING_LEDGER = '015'
/** Group status (record 02, field 4). Only an update (1) is money that moved. */
const UPDATE = '1'
const NO_UPDATE: Readonly<Record<string, string>> = {
  '2': 'takes back what the bank sent before (group status 2, deletion)',
  '3': 'corrects what the bank sent before (group status 3, correction)',
  '4': 'is a test and holds no real money (group status 4, test only)',
}

interface Bai2Record {
  readonly code: string
  readonly fields: readonly string[]
  readonly line: number
}

interface Bai2Account {
  readonly group: Bai2Record
  readonly header: Bai2Record
  readonly details: readonly Bai2Record[]
}

/**
 * Reads one account's statement from a BAI2 file; with several accounts, Framewell's own. Verifies the control totals of accounts, groups
 * and file.
 * @param own Framewell's account number, when known
 * @throws StatementFault naming the line
 */
export function readBai2(text: string, own?: string): BankStatement {
  const records = recordsOf(text)
  const [file] = records
  if (file?.code !== '01') throw new StatementFault('A BAI2 file begins with a record 01.')
  if (file.fields.at(7) !== '2') throw fault(file, 'only version 2 is read')
  const accounts = accountsOf(records, file)
  const { group, header, details } = ownAccount(accounts, ({ header: { fields } }) => fields[0] ?? '', own)
  assertUpdate(group)
  const day = dayOf(group, group.fields[3] ?? '')
  const currency = header.fields[1] || group.fields[5] || 'USD'
  if (currency !== 'USD') throw fault(header, `the account is in ${currency}, not in USD`)
  const balances = balancesOf(header)
  const lines = details.map((record) => lineOf(record, day))
  const openingCents = balances.get(OPENING_LEDGER)
  const closingCents = balances.get(CLOSING_LEDGER)
  if (openingCents === undefined || closingCents === undefined)
    throw fault(header, 'opening (010) and closing (015) ledger balances are needed')
  // File numbers restart every day.
  return {
    reference: `${day} file ${file.fields[4] || 'without a number'}`,
    numbered: true,
    account: header.fields[0] ?? '',
    day,
    openingCents,
    closingCents,
    lines,
  }
}

/** @throws StatementFault for a group that is not an update: its lines are not new transactions */
function assertUpdate(group: Bai2Record): void {
  const status = group.fields[2] ?? ''
  if (status === UPDATE) return
  const words = NO_UPDATE[status] ?? `has the group status '${status.slice(0, 10)}', which the format does not know`
  throw fault(group, `this group ${words}. Nothing was imported. Ask the bank for an update (group status 1)`)
}

/** Records joined with their continuations (88), without the final slash. */
function recordsOf(text: string): Bai2Record[] {
  const records: { code: string; text: string; line: number; ended: boolean }[] = []
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    if (raw.trim() === '') continue
    const code = raw.slice(0, 2)
    const last = records.at(-1)
    const body = raw.slice(3)
    if (code === '88') {
      if (!last) throw new StatementFault(`Line ${at + 1}: a continuation (88) without a record before it.`)
      last.text = last.ended ? `${last.text},${stripped(body)}` : `${last.text} ${stripped(body)}`
      last.ended = body.trimEnd().endsWith('/')
    } else records.push({ code, text: stripped(body), line: at + 1, ended: body.trimEnd().endsWith('/') })
  }
  return records.map(({ code, text: joined, line }) => ({ code, fields: joined.split(','), line }))
}

function stripped(body: string): string {
  return body.trimEnd().replace(/\/$/, '')
}

/** Allowed record order: groups of accounts of details, each with its trailer. */
const FOLLOWERS: Readonly<Record<string, readonly string[]>> = {
  '01': ['02', '99'],
  '02': ['03', '98'],
  '03': ['16', '49'],
  '16': ['16', '49'],
  '49': ['03', '98'],
  '98': ['02', '99'],
  '99': [],
}

/**
 * The accounts of a file, after verifying order and control totals. An account's total is the sum of its amounts regardless of direction, a
 * group's the sum of its accounts, the file's the sum of its groups.
 */
function accountsOf(records: readonly Bai2Record[], file: Bai2Record): Bai2Account[] {
  const accounts: { group: Bai2Record; header: Bai2Record; details: Bai2Record[] }[] = []
  const sums = { account: cents(0), group: cents(0), file: cents(0) }
  let group = file
  let before = file
  const closes = (end: Bai2Record, sum: Cents) => {
    if (amountOf(end, end.fields[0] ?? '') !== sum) throw fault(end, 'the control total is not the sum of the amounts')
    return sum
  }
  for (const record of records.slice(1)) {
    const { code } = record
    if (!Object.hasOwn(FOLLOWERS, code)) throw fault(record, `a record ${code} is not part of the format`)
    if (!FOLLOWERS[before.code]?.includes(code)) throw fault(record, `a record ${code} may not follow a record ${before.code}`)
    before = record
    if (code === '02') {
      group = record
      sums.group = cents(0)
    } else if (code === '03') {
      accounts.push({ group, header: record, details: [] })
      sums.account = statedSum([...balancesOf(record).values()])
    } else if (code === '16') {
      accounts.at(-1)?.details.push(record)
      sums.account = statedSum([sums.account, amountOf(record, record.fields[1] ?? '')])
    } else if (code === '49') sums.group = statedSum([sums.group, closes(record, sums.account)])
    else if (code === '98') sums.file = statedSum([sums.file, closes(record, sums.group)])
    else closes(record, sums.file)
  }
  if (before.code !== '99') throw new StatementFault('The file ends early: record 99 is missing.')
  return accounts
}

/** The balances and summaries of record 03: after account and currency, groups of type code, amount, item count, funds type. */
function balancesOf(record: Bai2Record): Map<string, Cents> {
  const balances = new Map<string, Cents>()
  let at = 2
  while (at < record.fields.length) {
    const [code = '', amount = ''] = record.fields.slice(at, at + 2)
    if (code === '') {
      // An account may start with an omitted balance.
      at += 4
      continue
    }
    if (amount !== '') balances.set(code, amountOf(record, amount))
    at = afterFunds(record, at + 3)
  }
  return balances
}

/** Funds types S and D are followed by availability fields, V by a date and a time. @param at index of the funds type */
function afterFunds({ fields }: Bai2Record, at: number): number {
  const type = fields[at]
  if (type === 'S') return at + 4
  if (type === 'V') return at + 3
  if (type === 'D') return at + 2 + 2 * Number(fields[at + 1] ?? 0)
  return at + 1
}

function lineOf(record: Bai2Record, day: string): StatementLine {
  const [code = '', amount = ''] = record.fields
  const type = Number(code)
  const credit = type >= 100 && type < 400
  if (!credit && !(type >= 400 && type < 700)) throw fault(record, `type code ${code} is neither a credit nor a debit`)
  const next = afterFunds(record, 2)
  const [bankReference = '', customerReference = '', ...text] = record.fields.slice(next)
  const stated = amountOf(record, amount)
  return {
    bankReference,
    bookedOn: day,
    amountCents: credit ? stated : negateCents(stated),
    text: [customerReference, ...text].filter(Boolean).join(' ').trim(),
    counterparty: '',
  }
}

function amountOf(record: Bai2Record, text: string): Cents {
  if (!/^[+-]?0*\d{1,15}$/.test(text)) throw fault(record, `'${text.slice(0, 30)}' is not an amount`)
  return cents(Number(text))
}

/** Dates are YYMMDD. */
function dayOf(record: Bai2Record, text: string): string {
  const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? []
  const iso = `20${year}-${month}-${day}`
  if (!year || Number.isNaN(Date.parse(`${iso}T00:00:00Z`))) throw fault(record, `'${text.slice(0, 20)}' is not a date`)
  return iso
}

function fault(record: Bai2Record, words: string): StatementFault {
  return new StatementFault(`Line ${record.line}: ${words}.`)
}
