import { type BankStatement, StatementFault, type StatementLine } from './bankStatement'

/*
 * Cash Management Balance Reporting Specifications Version 2, Technical Reference Manual (BAI, 10/2005): records 01 file header, 02 group
 * header, 03 account identifier, 16 transaction detail, 49 account trailer, 98 group trailer, 99 file trailer, 88 continuation; fields end with
 * a comma, a record with a slash. Amounts have no decimal point (cents for USD). Type codes: 010 opening ledger, 015 closing ledger; 100-399
 * credits, 400-699 debits (appendix A).
 */
const OPENING_LEDGER = '010'
const CLOSING_LEDGER = '015'

interface Bai2Record {
  readonly code: string
  readonly fields: readonly string[]
  readonly line: number
}

/**
 * Reads a BAI2 file with one account. Control totals and record counts of account, group and file are checked.
 * @throws StatementFault naming the line
 */
export function readBai2(text: string): BankStatement {
  const records = recordsOf(text)
  const [file, group, account] = records
  if (file?.code !== '01') throw new StatementFault('A BAI2 file begins with a record 01.')
  if (file.fields.at(7) !== '2') throw fault(file, 'only version 2 is read')
  if (group?.code !== '02') throw fault(group ?? file, 'a group header (02) must follow')
  if (account?.code !== '03') throw fault(account ?? group, 'an account (03) must follow')
  if (records.filter(({ code }) => code === '03').length > 1)
    throw new StatementFault('The file holds several accounts. Export one account.')
  const day = dayOf(group, group.fields[3] ?? '')
  const currency = account.fields[1] || group.fields[5] || 'USD'
  if (currency !== 'USD') throw fault(account, `the account is in ${currency}, not in USD`)
  const balances = balancesOf(account)
  const details = records.filter(({ code }) => code === '16')
  const lines = details.map((record) => lineOf(record, day))
  const known = ['01', '02', '03', '16', '49', '98', '99']
  const odd = records.find(({ code }) => !known.includes(code))
  if (odd) throw fault(odd, `a record ${odd.code} is not part of the format`)
  checkTotals(records, account, details)
  const openingCents = balances.get(OPENING_LEDGER)
  const closingCents = balances.get(CLOSING_LEDGER)
  if (openingCents === undefined || closingCents === undefined)
    throw fault(account, 'opening (010) and closing (015) ledger balances are needed')
  // The number of a file starts anew every day.
  return {
    reference: `${day} file ${file.fields[4] || 'without a number'}`,
    numbered: true,
    account: account.fields[0] ?? '',
    day,
    openingCents,
    closingCents,
    lines,
  }
}

/** Records with their continuations (88) joined; the slash that ends each is taken off. */
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

/** The balances and summaries of a record 03: after account and currency, groups of type code, amount, item count, funds type. */
function balancesOf(record: Bai2Record): Map<string, number> {
  const balances = new Map<string, number>()
  let at = 2
  while (at < record.fields.length) {
    const [code = '', amount = ''] = record.fields.slice(at, at + 2)
    if (code === '') break
    if (amount !== '') balances.set(code, amountOf(record, amount))
    at = afterFunds(record, at + 3)
  }
  return balances
}

/** Funds types S and D carry the availability of the amount in fields of their own; V a date and a time. @param at where the funds type stands */
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
  const cents = amountOf(record, amount)
  return {
    bankReference,
    bookedOn: day,
    amountCents: credit ? cents : -cents,
    text: [customerReference, ...text].filter(Boolean).join(' ').trim(),
    counterparty: '',
  }
}

/** Control totals are sums of the amounts as they stand, whatever their direction; counts include headers, trailers and continuations. */
function checkTotals(records: readonly Bai2Record[], account: Bai2Record, details: readonly Bai2Record[]): void {
  const trailer = (code: string) => {
    const found = records.find((record) => record.code === code)
    if (!found) throw new StatementFault(`The file ends early: record ${code} is missing.`)
    return found
  }
  const [accountEnd, groupEnd, fileEnd] = ['49', '98', '99'].map(trailer)
  const total = details.reduce((sum, record) => sum + amountOf(record, record.fields[1] ?? ''), 0) + controlled(account)
  for (const end of [accountEnd, groupEnd, fileEnd]) {
    if (end && amountOf(end, end.fields[0] ?? '') !== total) throw fault(end, 'the control total is not the sum of the amounts')
  }
}

/** All amounts of the record 03, status and summary codes alike. */
function controlled(account: Bai2Record): number {
  return [...balancesOf(account).values()].reduce((sum, cents) => sum + cents, 0)
}

function amountOf(record: Bai2Record, text: string): number {
  if (!/^[+-]?\d{1,15}$/.test(text)) throw fault(record, `'${text.slice(0, 30)}' is not an amount`)
  return Number(text)
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
