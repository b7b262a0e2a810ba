import { type Cents, cents } from '../money/cents'
import { negateCents } from '../money/differences'
import { afterFunds, type Bai2Record, fault, recordsOf, textAt } from './bai2Records'
import {
  type BankStatement,
  consecutive,
  leftOut,
  ownAccount,
  type ReadStatements,
  StatementFault,
  type StatementLine,
  statedSum,
} from './bankStatement'

/*
 * Cash Management Balance Reporting Specifications Version 2, Technical Reference Manual (BAI, 10/2005): records 01 file header, 02 group
 * header, 03 account identifier, 16 transaction detail, 49 account trailer, 98 group trailer, 99 file trailer, 88 continuation; fields end with
 * a comma, a record with a slash. Amounts have no decimal point (cents for USD). Type codes: 010 opening ledger, 015 closing ledger; 100-399
 * credits, 400-699 debits, from 700 loans, information and codes of the bank's own (appendix A).
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

interface Bai2Account {
  readonly group: Bai2Record
  readonly header: Bai2Record
  readonly details: readonly Bai2Record[]
}

/**
 * Reads one account's statements from a BAI2 file; with several accounts, Framewell's own. Verifies the control totals of accounts, groups
 * and file.
 * @param own Framewell's account number, when known
 * @throws StatementFault naming the line
 */
export function readBai2(text: string, own?: string): ReadStatements {
  const records = recordsOf(text)
  const [file] = records
  if (file?.code !== '01') throw new StatementFault('A BAI2 file begins with a record 01.')
  if (file.fields.at(7) !== '2') throw fault(file, 'only version 2 is read')
  const accounts = ownAccount(accountsOf(records, file), ({ header: { fields } }) => fields[0] ?? '', own)
  const read = accounts.map((account) => statementOf(account, file))
  return { statements: consecutive(read.map(({ statement }) => statement)), notes: read.flatMap(({ notes }) => notes) }
}

function statementOf({ group, header, details }: Bai2Account, file: Bai2Record): { statement: BankStatement; notes: readonly string[] } {
  assertUpdate(group)
  const day = dayOf(group, group.fields[3] ?? '')
  const currency = header.fields[1] || group.fields[5] || 'USD'
  if (currency !== 'USD') throw fault(header, `the account is in ${currency}, not in USD`)
  const balances = balancesOf(header)
  const closingCents = balances.get(CLOSING_LEDGER)
  if (closingCents === undefined) throw fault(header, 'the closing ledger balance (015) is needed')
  const moving = details.filter((record) => !isNonMonetary(record))
  const nonMonetary = details.filter(isNonMonetary)
  const lines = moving.map((record) => lineOf(record, day))
  const notes = [
    ...leftOut(
      nonMonetary.map((record) => lineOf(record, day)),
      'of type codes from 700, which move no money,',
    ),
  ]
  let openingCents = balances.get(OPENING_LEDGER)
  if (openingCents === undefined) {
    const unclear = nonMonetary.find((record) => statedAmount(record) !== 0)
    if (unclear)
      throw fault(unclear, `without an opening balance (010), an amount of type code ${unclear.fields[0]} can't be told from money`)
    openingCents = statedSum([closingCents, negateCents(statedSum(lines.map(({ amountCents }) => amountCents)))])
    notes.push('The file states no opening balance (010): it was derived from the closing balance and the movements.')
  }
  return {
    statement: {
      // File numbers restart every day.
      reference: `${day} file ${file.fields[4] || 'without a number'}`,
      numbered: true,
      account: header.fields[0] ?? '',
      day,
      openingCents,
      closingCents,
      lines,
    },
    notes,
  }
}

/** @throws StatementFault for a group that is not an update: its lines are not new transactions */
function assertUpdate(group: Bai2Record): void {
  const status = group.fields[2] ?? ''
  if (status === UPDATE) return
  const words = NO_UPDATE[status] ?? `has the group status '${status.slice(0, 10)}', which the format does not know`
  throw fault(group, `this group ${words}. Nothing was imported. Ask the bank for an update (group status 1)`)
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
      sums.account = statedSum([sums.account, statedAmount(record)])
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

function isNonMonetary({ fields: [code = ''] }: Bai2Record): boolean {
  return /^\d{3}$/.test(code) && Number(code) >= 700
}

/** Records that move no money can leave the amount out. */
function statedAmount(record: Bai2Record): Cents {
  const amount = record.fields[1] ?? ''
  return amount === '' && isNonMonetary(record) ? cents(0) : amountOf(record, amount)
}

function lineOf(record: Bai2Record, day: string): StatementLine {
  const [code = ''] = record.fields
  const type = Number(code)
  const debit = type >= 400 && type < 700
  if (!debit && !(type >= 100 && type < 400) && !isNonMonetary(record))
    throw fault(record, `type code ${code} is neither a credit nor a debit`)
  const at = textAt(record)
  const [bankReference = '', customerReference = ''] = record.fields.slice(at - 2)
  const stated = statedAmount(record)
  return {
    bankReference,
    bookedOn: day,
    amountCents: debit ? negateCents(stated) : stated,
    text: [customerReference, record.fields.slice(at).join(',')].filter(Boolean).join(' ').trim(),
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
