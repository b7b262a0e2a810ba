import { type Cents, cents } from '../money/cents'
import { absoluteCents, negateCents } from '../money/differences'
import { parseUsd } from '../money/parseUsd'
import { usdWithCents } from '../money/usd'
import { assertFewLines, type BankStatement, StatementFault, type StatementLine, statedSum } from './bankStatement'

/*
 * A bank's CSV export (RFC 4180): a heading row, then one row per transaction in ascending or descending order. Columns are identified by
 * heading: date; amount, or debit and credit; description; running balance; optionally reference, account and status.
 */
const HEADINGS = {
  date: /^(booking |posting |posted |transaction )?date$/,
  amount: /^amount( \(usd\))?$/,
  debit: /^(debit|withdrawal)s?$/,
  credit: /^(credit|deposit)s?$/,
  description: /^(description|details|memo|text)$/,
  balance: /^(running |ledger )?balance$/,
  reference: /^(bank |transaction )?(reference|ref|id)$/,
  account: /^account( number)?$/,
  counterparty: /^(payee|payer|name|counterparty)$/,
  status: /^(posting |transaction )?status$/,
} as const
type Column = keyof typeof HEADINGS
/** How banks mark a posted row. Pending, failed, voided and test rows are not transactions. */
const POSTED = /^(posted|booked|cleared|complete|completed|settled|processed)$/i

interface Row extends StatementLine {
  readonly balanceCents: Cents
  readonly account: string
}

/** @throws StatementFault naming the line */
export function readCsvStatement(text: string): BankStatement {
  const [headings = [], ...rows] = cellsOf(text.replace(/^\uFEFF/, ''))
  const columns = new Map<Column, number>()
  for (const [at, heading] of headings.entries()) {
    const plain = heading.trim().toLowerCase()
    for (const column of Object.keys(HEADINGS).filter(isColumn))
      if (HEADINGS[column].test(plain) && !columns.has(column)) columns.set(column, at)
  }
  const has = (column: Column) => columns.has(column)
  if (!has('date') || !has('description') || !has('balance') || !(has('amount') || (has('debit') && has('credit'))))
    throw new StatementFault('The heading row needs date, description, balance, and amount (or debit and credit).')
  assertFewLines(rows.length)
  const lines = rows.map((cells, at) => readRow(cells, columns, at + 2))
  const inOrder = orderOf(lines)
  const [first] = inOrder
  const last = inOrder.at(-1)
  if (!first || !last) throw new StatementFault('The file has no movements.')
  const accounts = new Set(lines.map(({ account }) => account))
  if (accounts.size > 1) throw new StatementFault('The file holds several accounts. Export one account.')
  const openingCents = statedSum([first.balanceCents, negateCents(first.amountCents)])
  return {
    reference: `${first.bookedOn} to ${last.bookedOn}, opening ${usdWithCents(openingCents)}`,
    numbered: false,
    account: first.account,
    day: last.bookedOn,
    openingCents,
    closingCents: last.balanceCents,
    lines: inOrder.map(({ balanceCents: _, account: __, ...line }) => line),
  }
}

function isColumn(key: string): key is Column {
  return Object.hasOwn(HEADINGS, key)
}

function readRow(cells: readonly string[], columns: ReadonlyMap<Column, number>, line: number): Row {
  const cell = (column: Column) => cells[columns.get(column) ?? -1]?.trim() ?? ''
  const amountIn = (column: Column): Cents => {
    if (cell(column) === '') return cents(0)
    const bracketed = /^\((.*)\)$/.exec(cell(column))
    const amount = parseUsd(bracketed ? `-${bracketed[1]}` : cell(column).replace(/^\+/, ''))
    if (amount === null) throw new StatementFault(`Line ${line}: '${cell(column).slice(0, 30)}' is not an amount.`)
    return amount
  }
  const amountCents = columns.has('amount')
    ? amountIn('amount')
    : statedSum([absoluteCents(amountIn('credit')), negateCents(absoluteCents(amountIn('debit')))])
  if (amountCents === 0) throw new StatementFault(`Line ${line}: a movement of nothing.`)
  const status = cell('status')
  if (status !== '' && !POSTED.test(status))
    throw new StatementFault(`Line ${line} is marked '${status.slice(0, 30)}'. Export posted movements only.`)
  return {
    bankReference: cell('reference'),
    bookedOn: dayOf(cell('date'), line),
    amountCents,
    text: cell('description'),
    counterparty: cell('counterparty'),
    balanceCents: amountIn('balance'),
    account: cell('account'),
  }
}

/** Oldest first: the order in which every balance is the previous one plus the row's amount. */
function orderOf(lines: readonly Row[]): readonly Row[] {
  const follows = (rows: readonly Row[]) =>
    rows.every((row, at) => {
      const before = rows[at - 1]
      return !before || statedSum([before.balanceCents, row.amountCents]) === row.balanceCents
    })
  if (follows(lines)) return lines
  const reversed = [...lines].reverse()
  if (follows(reversed)) return reversed
  throw new StatementFault('The balances do not follow from the amounts. The file is not whole.')
}

/** '2026-11-21' or the US notation '11/21/2026'. */
function dayOf(text: string, line: number): string {
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const iso = us ? `${us[3]}-${us[1]?.padStart(2, '0')}-${us[2]?.padStart(2, '0')}` : text
  const time = /^\d{4}-\d\d-\d\d$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso)
    throw new StatementFault(`Line ${line}: '${text.slice(0, 20)}' is not a date.`)
  return iso
}

/** RFC 4180 cells without empty lines. @throws StatementFault for an unclosed quote */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === ',') endCell()
    else if (sign === '\n') {
      endCell()
      rows.push([])
    } else if (sign !== '\r') cell += sign
  }
  if (quoted) throw new StatementFault('A quotation mark is not closed.')
  endCell()
  return rows.filter((cells) => cells.some((one) => one.trim() !== ''))
}
