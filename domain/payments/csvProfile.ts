import { z } from 'zod'
import { parseUsd } from '../money/parseUsd'
import type { CsvRow } from './csvTable'
import { statedDay } from './statedDay'

/** What a column of a bank's CSV export can hold. Every other column is part of the text. */
export const CSV_COLUMNS = [
  'date',
  'description',
  'amount',
  'debit',
  'credit',
  'direction',
  'balance',
  'reference',
  'counterparty',
  'account',
  'status',
] as const
export type CsvColumn = (typeof CSV_COLUMNS)[number]
export const MAX_CSV_COLUMNS = 60

const position = z
  .number('Choose a column')
  .int()
  .min(0)
  .max(MAX_CSV_COLUMNS - 1)
const positionsSchema = z.object({
  date: position,
  description: position,
  amount: position.optional(),
  debit: position.optional(),
  credit: position.optional(),
  direction: position.optional(),
  balance: position.optional(),
  reference: position.optional(),
  counterparty: position.optional(),
  account: position.optional(),
  status: position.optional(),
})
/** Positions of the columns, from 0. */
export type CsvPositions = z.infer<typeof positionsSchema>

/** How to read a bank's CSV export: a file with exactly these headings has its columns at these positions. */
export const csvProfileSchema = z
  .object({
    name: z.string().trim().min(2, 'Name the bank').max(60, 'Use at most 60 characters'),
    /** The heading row, in lower case; empty for a file without one. */
    headings: z.array(z.string().max(200)).max(MAX_CSV_COLUMNS),
    /** Cells of a row. */
    width: z.number().int().min(2).max(MAX_CSV_COLUMNS),
    columns: positionsSchema,
  })
  .superRefine(({ columns, headings, width }, { addIssue }) => {
    const onField = (column: CsvColumn, message: string) => addIssue({ code: 'custom', path: ['columns', column], message })
    if (columns.amount === undefined && (columns.debit === undefined || columns.credit === undefined))
      onField('amount', 'Choose the amount, or both money in and money out')
    if (headings.length > 0 && headings.length !== width)
      addIssue({ code: 'custom', path: ['headings'], message: 'As many headings as columns' })
    const taken = new Map<number, CsvColumn>()
    for (const column of CSV_COLUMNS) {
      const at = columns[column]
      if (at === undefined) continue
      if (at >= width) onField(column, 'The file has no such column')
      if (taken.has(at)) onField(column, 'This column is chosen twice')
      taken.set(at, column)
    }
  })
export type CsvProfile = z.infer<typeof csvProfileSchema>

/** A file's columns, and where its transactions start. */
export interface CsvLayout {
  readonly name: string
  readonly columns: CsvPositions
  /** Rows above the transactions: a summary, and the headings. */
  readonly above: readonly CsvRow[]
  readonly rows: readonly CsvRow[]
}

type Headings = Partial<Record<CsvColumn, string>> & { readonly date: string; readonly description: string }

const CAPITAL_ONE = {
  date: 'transaction date',
  description: 'transaction description',
  amount: 'transaction amount',
  direction: 'transaction type',
  account: 'account number',
}
/*
 * Checking account downloads of US banks, told apart by their headings. The banks publish no format description: the layouts are those that public
 * import programs name for each bank (read November 2026; not checked against an export of the bank itself).
 */
const BANKS: readonly (readonly [string, Headings])[] = [
  ['Chase', { date: 'posting date', description: 'description', amount: 'amount', balance: 'balance' }],
  ['Bank of America', { date: 'date', description: 'description', amount: 'amount', balance: 'running bal.' }],
  ['Capital One', { ...CAPITAL_ONE, balance: 'balance' }],
  ['Capital One', CAPITAL_ONE],
  [
    'TD',
    {
      date: 'date',
      description: 'description',
      debit: 'debit',
      credit: 'credit',
      account: 'account number',
      balance: 'account running balance',
    },
  ],
  ['Mercury', { date: 'date (utc)', description: 'description', amount: 'amount', status: 'status' }],
]

/** Headings of other banks; a bank named above is recognized by its own. */
const WORDS: Readonly<Record<CsvColumn, RegExp>> = {
  date: /^(booking |posting |posted |transaction )?date$/,
  description: /^(description|details|memo|text)$/,
  amount: /^amount( \(usd\))?$/,
  debit: /^(debit|withdrawal)s?$/,
  credit: /^(credit|deposit)s?$/,
  direction: /^(debit\/credit|credit\/debit|dr\/cr|cr\/dr)$/,
  balance: /^(running |ledger )?balance$/,
  reference: /^(bank |transaction )?(reference|ref|id)$/,
  counterparty: /^(payee|payer|name|counterparty)$/,
  account: /^account( number)?$/,
  status: /^(posting |transaction )?status$/,
}

/** Headings in the form in which profiles hold them. */
export function headingsOf({ cells }: CsvRow): string[] {
  return cells.map((cell) => cell.toLowerCase().replace(/\s+/g, ' '))
}

/** Rows that can stand above the headings. */
const HEADING_WITHIN = 15

/**
 * The columns of a file: as a saved profile says, as a known bank writes them, or by the words of the headings. Undefined for other files.
 * @param saved profiles of operators; they come first
 */
export function csvLayout(table: readonly CsvRow[], saved: readonly CsvProfile[]): CsvLayout | undefined {
  for (const [at, row] of table.slice(0, HEADING_WITHIN).entries()) {
    const found = savedFor(row, saved) ?? knownBank(headingsOf(row)) ?? byWords(headingsOf(row))
    if (found) return { ...found, above: table.slice(0, at), rows: table.slice(at + 1) }
  }
  const [first] = table
  if (!first) return undefined
  const plain = saved.find(({ headings, width, columns }) => headings.length === 0 && fits(first, width, columns))
  if (plain) return { ...plain, above: [], rows: table }
  return isWellsFargo(first) ? { name: 'Wells Fargo', columns: WELLS_FARGO, above: [], rows: table } : undefined
}

/** What an unknown file starts with when an operator explains it: the row that looks like its headings, and a profile by their words. */
export function guessedProfile(table: readonly CsvRow[]): {
  readonly heading: CsvRow | undefined
  readonly profile: Pick<CsvProfile, 'name' | 'headings' | 'width'>
} {
  const width = Math.max(0, ...table.map(({ cells }) => cells.length))
  const heading = table.slice(0, HEADING_WITHIN).find(({ cells }) => cells.length === width) ?? table[0]
  const isHeading = heading !== undefined && !heading.cells.some((cell) => statedDay(cell) !== undefined)
  return { heading, profile: { name: '', headings: isHeading ? headingsOf(heading) : [], width } }
}

function savedFor(row: CsvRow, saved: readonly CsvProfile[]) {
  const headings = headingsOf(row)
  return saved.find((one) => one.headings.length > 0 && one.headings.join('\n') === headings.join('\n'))
}

function knownBank(headings: readonly string[]) {
  for (const [name, words] of BANKS) {
    const columns = positionsOf((column) => (words[column] === undefined ? -1 : headings.indexOf(words[column])))
    if (columns && Object.keys(columns).length === Object.keys(words).length) return { name, columns }
  }
  return undefined
}

/** Also QuickBooks' own import format: date, description and amount, or date, description, credit and debit. */
function byWords(headings: readonly string[]) {
  const columns = positionsOf((column) => headings.findIndex((heading) => WORDS[column].test(heading)))
  const hasAmount = columns && (columns.amount !== undefined || (columns.debit !== undefined && columns.credit !== undefined))
  return hasAmount ? { name: 'CSV', columns } : undefined
}

function positionsOf(find: (column: CsvColumn) => number): CsvPositions | undefined {
  const entries = CSV_COLUMNS.map((column) => [column, find(column)] as const).filter(([, at]) => at >= 0)
  const parsed = positionsSchema.safeParse(Object.fromEntries(entries))
  return parsed.success ? parsed.data : undefined
}

/** A row without headings: the date and the amount are where the profile says. */
function fits({ cells }: CsvRow, width: number, { date, amount }: CsvPositions): boolean {
  return (
    cells.length === width && statedDay(cells[date] ?? '') !== undefined && (amount === undefined || parseUsd(cells[amount] ?? '') !== null)
  )
}

/** Wells Fargo writes no headings: date, amount, an asterisk, the check number, and the description. */
const WELLS_FARGO: CsvPositions = { date: 0, amount: 1, description: 4 }

function isWellsFargo(row: CsvRow): boolean {
  return row.cells[2] === '*' && fits(row, 5, WELLS_FARGO)
}
