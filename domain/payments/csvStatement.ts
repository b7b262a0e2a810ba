import { type Cents, cents } from '../money/cents'
import { absoluteCents, negateCents } from '../money/differences'
import { parseUsd } from '../money/parseUsd'
import { usdWithCents } from '../money/usd'
import { longDate } from '../quotes/quoteWords'
import {
  assertFewLines,
  type BankStatement,
  leftOut,
  OF_NOTHING,
  type ReadStatements,
  StatementFault,
  type StatementLine,
  statedSum,
  type TypedClosing,
} from './bankStatement'
import { CSV_COLUMNS, type CsvColumn, type CsvPositions, type CsvProfile, csvLayout } from './csvProfile'
import { type CsvRow, csvTable } from './csvTable'
import { statedDay } from './statedDay'

/** How banks mark a row that moved money, and one that moved none. */
const POSTED = /^(posted|booked|cleared|complete|completed|settled|processed|sent)$/i
const UNPOSTED = /^(pending|scheduled|processing|failed|cancell?ed|void(ed)?|declined|rejected|test)$/i
const OUT = /^(debit|withdrawal|dr|out)\b/i
const IN = /^(credit|deposit|cr|in)\b/i
/** Rows of a summary: Bank of America writes them above the headings and repeats the first as a row without an amount. */
const SUMMARY = /^(beginning|ending|opening|closing) balance\b(?: as of (\S+))?/i

interface Row extends StatementLine {
  readonly balanceCents: Cents | undefined
  readonly account: string
}

interface Stated {
  readonly cents: Cents
  readonly day: string | undefined
}

export interface CsvHelp {
  /** Column profiles that operators saved. */
  readonly profiles: readonly CsvProfile[]
  readonly closing?: TypedClosing | undefined
}

/**
 * Reads a bank's CSV export: one row per transaction, in ascending or descending order.
 * @throws StatementFault naming the line, or what is to be entered: the columns of an unknown file, or the closing balance of one without balances
 */
export function readCsvStatement(text: string, { profiles, closing }: CsvHelp): ReadStatements {
  const table = csvTable(text)
  const layout = csvLayout(table, profiles)
  if (!layout) throw unknownFile(table)
  const { columns, above, rows } = layout
  assertFewLines(rows.length)
  const summary = summaryOf(above)
  const stated = rows.filter((row) => !isSummary(row, columns))
  const all = stated.filter((row) => isPosted(row, columns)).map((row) => readRow(row, columns))
  const moving = all.filter(({ amountCents }) => amountCents !== 0)
  const hasBalances = moving.some(({ balanceCents }) => balanceCents !== undefined)
  const lines = moving.filter(({ balanceCents }) => !hasBalances || balanceCents !== undefined)
  const notes = [
    ...leftOut(
      stated.filter((row) => !isPosted(row, columns)).map((row) => ({ bankReference: '', text: unpostedWords(row, columns) })),
      'that the bank has not posted',
    ),
    ...leftOut(
      all.filter(({ amountCents }) => amountCents === 0),
      OF_NOTHING,
    ),
    ...leftOut(
      moving.filter((row) => !lines.includes(row)),
      'without a balance, as banks write pending movements,',
    ),
  ]
  if (new Set(lines.map(({ account }) => account)).size > 1)
    throw new StatementFault('The file holds several accounts. Export one account.')
  const inOrder = hasBalances ? orderOf(lines) : byDay(lines)
  return { statements: [statementOf(inOrder, summary, closing)], notes }
}

/** A date, an amount and a description are three columns; with fewer, the file is no table of movements. */
function unknownFile(table: readonly CsvRow[]): StatementFault {
  if (!table.some(({ cells }) => cells.length >= 3))
    return new StatementFault('It is neither camt.053 nor BAI2, and has no columns like a CSV file.')
  return new StatementFault(
    'No bank known here writes CSV files like this one. Say which of its columns is the date, the amount and the description.',
    'columns',
  )
}

/** The balances and days: of the rows, of the summary above them, or as typed. All that are given have to agree. */
function statementOf(
  inOrder: readonly Row[],
  summary: { readonly opening?: Stated; readonly closing?: Stated },
  typed: TypedClosing | undefined,
): BankStatement {
  const moved = statedSum(inOrder.map(({ amountCents }) => amountCents))
  const closingCents = inOrder.at(-1)?.balanceCents ?? summary.closing?.cents ?? typed?.cents
  if (closingCents === undefined)
    throw new StatementFault(
      "This file shows no balance. Enter the account's balance after its last movement, as the bank shows it.",
      'closingBalance',
    )
  for (const other of [summary.closing?.cents, typed?.cents])
    if (other !== undefined && other !== closingCents)
      throw new StatementFault(`The file closes with ${usdWithCents(closingCents)}, not with ${usdWithCents(other)}.`, 'closingBalance')
  const openingCents = statedSum([closingCents, negateCents(moved)])
  if (summary.opening && summary.opening.cents !== openingCents)
    throw new StatementFault(
      `The file says that it opens with ${usdWithCents(summary.opening.cents)}, but its movements start from ${usdWithCents(openingCents)}. The file is not whole.`,
    )
  const last = inOrder.at(-1)?.bookedOn
  const day = [last, summary.closing?.day, typed?.day]
    .filter((one) => one !== undefined)
    .sort()
    .at(-1)
  if (day === undefined)
    throw new StatementFault('The file has no movements and no dates. Enter the day of its closing balance.', 'closingDay')
  const first = inOrder[0]?.bookedOn ?? summary.opening?.day ?? day
  return {
    reference: `${longDate(first)} to ${longDate(last ?? day)}, opening ${usdWithCents(openingCents)}`,
    numbered: false,
    account: inOrder[0]?.account ?? '',
    day,
    openingCents,
    closingCents,
    lines: inOrder.map(({ balanceCents: _, account: __, ...line }) => line),
  }
}

function isSummary({ cells }: CsvRow, { description, amount }: CsvPositions): boolean {
  return SUMMARY.test(cells[description] ?? '') && amount !== undefined && (cells[amount] ?? '') === ''
}

/** @throws StatementFault for a mark that says neither: money that moved would be left out in silence. */
function isPosted({ line, cells }: CsvRow, { status }: CsvPositions): boolean {
  const marked = cells[status ?? -1] ?? ''
  if (marked === '' || POSTED.test(marked)) return true
  if (UNPOSTED.test(marked)) return false
  throw new StatementFault(`Line ${line} is marked '${marked.slice(0, 30)}'. Export posted movements only.`)
}

/** 'Wire to Ohio Coil (Failed)' */
function unpostedWords({ cells }: CsvRow, { description, status }: CsvPositions): string {
  return `${cells[description] ?? ''} (${cells[status ?? -1] ?? ''})`.trim().slice(0, 80)
}

/** 'Beginning balance as of 11/20/2026,,"10,000.00"' */
function summaryOf(rows: readonly CsvRow[]): { opening?: Stated; closing?: Stated } {
  const found: { opening?: Stated; closing?: Stated } = {}
  for (const { cells } of rows) {
    const [, which = '', day = ''] = SUMMARY.exec(cells[0] ?? '') ?? []
    const stated = parseUsd(cells.findLast((cell) => cell !== '') ?? '')
    if (which === '' || stated === null) continue
    found[/^(beginning|opening)$/i.test(which) ? 'opening' : 'closing'] = { cents: stated, day: statedDay(day) }
  }
  return found
}

function readRow({ line, cells }: CsvRow, columns: CsvPositions): Row {
  const cell = (column: CsvColumn) => cells[columns[column] ?? -1] ?? ''
  const amountCents = amountOf(line, cell, columns)
  const bookedOn = statedDay(cell('date'))
  // A memo has no date of its own in some exports.
  if (bookedOn === undefined && amountCents !== 0) throw new StatementFault(`Line ${line}: '${cell('date').slice(0, 20)}' is not a date.`)
  // The whole text, whatever column it is in; what has a field of its own is not repeated.
  const own = new Set(CSV_COLUMNS.filter((column) => column !== 'description').map((column) => columns[column]))
  const others = cells.filter((one, at) => !own.has(at) && at !== columns.description && one !== '' && one !== '*')
  return {
    bankReference: cell('reference'),
    bookedOn: bookedOn ?? '',
    amountCents,
    text: [...new Set([cell('description'), ...others])].filter(Boolean).join(' '),
    counterparty: cell('counterparty'),
    balanceCents: cell('balance') === '' ? undefined : centsIn(line, cell('balance')),
    account: cell('account'),
  }
}

function amountOf(line: number, cell: (column: CsvColumn) => string, columns: CsvPositions): Cents {
  if (columns.amount === undefined)
    return statedSum([absoluteCents(centsIn(line, cell('credit'))), negateCents(absoluteCents(centsIn(line, cell('debit'))))])
  const amount = centsIn(line, cell('amount'))
  const direction = cell('direction')
  if (OUT.test(direction)) return negateCents(absoluteCents(amount))
  // A sign counts for itself: banks also write their own kinds of transactions here.
  return IN.test(direction) ? absoluteCents(amount) : amount
}

/** Empty cells are nothing. */
function centsIn(line: number, text: string): Cents {
  if (text === '') return cents(0)
  const bracketed = /^\((.*)\)$/.exec(text)
  const amount = parseUsd(bracketed ? `-${bracketed[1]}` : text.replace(/^\+/, ''))
  if (amount === null) throw new StatementFault(`Line ${line}: '${text.slice(0, 30)}' is not an amount.`)
  return amount
}

/** Oldest first, by days alone: nothing tells the order within a day. */
function byDay(lines: readonly Row[]): readonly Row[] {
  const [first, last] = [lines[0]?.bookedOn ?? '', lines.at(-1)?.bookedOn ?? '']
  const inOrder = first > last ? [...lines].reverse() : [...lines]
  return inOrder.sort((a, b) => (a.bookedOn < b.bookedOn ? -1 : a.bookedOn > b.bookedOn ? 1 : 0))
}

/** Oldest first: the order in which every balance is the previous one plus the row's amount. Days and rows of a day can run either way. */
function orderOf(lines: readonly Row[]): readonly Row[] {
  const reversed = [...lines].reverse()
  const orders = [lines, reversed, byDay(lines), byDay(reversed)]
  const inOrder = orders.find(follows) ?? daysTurned(lines)
  if (inOrder && follows(inOrder)) return inOrder
  throw new StatementFault('The balances do not follow from the amounts. The file is not whole.')
}

/** The days in the other direction, the rows of each as they stand. */
function daysTurned(lines: readonly Row[]): readonly Row[] {
  const days = [...new Set(lines.map(({ bookedOn }) => bookedOn))].reverse()
  return days.flatMap((day) => lines.filter(({ bookedOn }) => bookedOn === day))
}

function follows(rows: readonly Row[]): boolean {
  return rows.every(({ balanceCents, amountCents }, at) => {
    const before = rows[at - 1]?.balanceCents
    return before === undefined || statedSum([before, amountCents]) === balanceCents
  })
}
