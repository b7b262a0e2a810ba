import { recordOf } from '../collections/recordOf'
import { type CsvColumn, csvText } from '../export/csvText'
import { type Cents, decimalDollars } from '../money/cents'
import { negateCents } from '../money/differences'
import { type BookType, LEDGER_ACCOUNT_KINDS, LEDGER_ACCOUNTS, type LedgerAccountKind } from './ledgerAccount'

/** General journal, and the formats that QuickBooks Desktop, QuickBooks Online and Xero import. */
export const JOURNAL_FORMATS = ['journal', 'quickbooks_iif', 'quickbooks_csv', 'xero'] as const
export type JournalFormat = (typeof JOURNAL_FORMATS)[number]
export const JOURNAL_FORMAT_WORDS: Record<JournalFormat, string> = {
  journal: 'General journal (CSV)',
  quickbooks_iif: 'QuickBooks Desktop (IIF)',
  quickbooks_csv: 'QuickBooks Online (CSV)',
  xero: 'Xero (CSV)',
}

/** An entry of the ledger. Debits are positive. */
export interface JournalLine {
  readonly postingId: string
  /** In the company's time zone: '2026-11-22'. */
  readonly day: string
  readonly description: string
  readonly account: LedgerAccountKind
  readonly projectId: string | null
  readonly amountCents: Cents
}

/** The account in the accounting system that a ledger account is exported to. */
interface MappedAccount {
  readonly name: string
  readonly code: string
}
type AccountMapping = Readonly<Record<LedgerAccountKind, MappedAccount>>

/** What an operator entered for an account; empty means our own title or number. */
interface EnteredAccount {
  readonly name?: string | null | undefined
  readonly code?: string | null | undefined
}

/** An account is exported under its own title and number until an operator enters others. */
export function accountMapping(entered: { readonly [Kind in LedgerAccountKind]?: EnteredAccount | undefined }): AccountMapping {
  return recordOf(LEDGER_ACCOUNT_KINDS, (kind) => {
    const { title, number } = LEDGER_ACCOUNTS[kind]
    return { name: entered[kind]?.name || title, code: entered[kind]?.code || number }
  })
}

/** The longest name of an account in QuickBooks Desktop. */
export const LONGEST_IIF_NAME = 31

/** Names of accounts that QuickBooks Desktop would cut, so that it would not find them in transactions. */
export function tooLongForIif(mapping: AccountMapping): string[] {
  return LEDGER_ACCOUNT_KINDS.map((kind) => mapping[kind].name).filter((name) => name.length > LONGEST_IIF_NAME)
}

interface Journal {
  /** All entries of each posting together, in the order of the ledger. */
  readonly lines: readonly JournalLine[]
  readonly mapping: AccountMapping
  /** Null for a period that is not closed. */
  readonly batch: string | null
}

/** The journal as a file for an accounting system. The same entries under the same mapping give the same file. */
export function journalFile(format: JournalFormat, journal: Journal): string {
  if (format === 'quickbooks_iif') return iif(journal)
  return csvText(CSV_FORMATS[format](journal), journal.lines)
}

const debit = ({ amountCents }: JournalLine) => (amountCents > 0 ? decimalDollars(amountCents) : null)
const credit = ({ amountCents }: JournalLine) => (amountCents < 0 ? decimalDollars(negateCents(amountCents)) : null)
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '11/22/2026' */
function usDay(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`
}

/** '22 Nov 2026', which Xero reads in every region. */
function namedDay(day: string): string {
  return `${day.slice(8)} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
}

/**
 * Columns of the CSV formats. QuickBooks Online: the columns that Intuit's help names for importing journal entries (Journal No., Journal
 * Date, Account Name, Debits, Credits, Description), account numbers turned off. Xero: the columns of its manual journal import, debits
 * positive; lines with one narration and date are one journal. The tax rate's name is not checked: it has to be one of the organization.
 */
const CSV_FORMATS: Record<Exclude<JournalFormat, 'quickbooks_iif'>, (journal: Journal) => readonly CsvColumn<JournalLine>[]> = {
  journal: ({ mapping, batch }) => [
    { header: 'Batch', value: () => batch },
    { header: 'Posting', value: ({ postingId }) => postingId },
    { header: 'Date', value: ({ day }) => day },
    { header: 'Description', value: ({ description }) => description },
    { header: 'Account number', value: ({ account }) => mapping[account].code },
    { header: 'Account', value: ({ account }) => mapping[account].name },
    { header: 'Order', value: ({ projectId }) => projectId },
    { header: 'Debit', value: debit },
    { header: 'Credit', value: credit },
  ],
  quickbooks_csv: ({ mapping }) => [
    { header: 'Journal No.', value: ({ postingId }) => postingId },
    { header: 'Journal Date', value: ({ day }) => usDay(day) },
    { header: 'Account Name', value: ({ account }) => mapping[account].name },
    { header: 'Debits', value: debit },
    { header: 'Credits', value: credit },
    { header: 'Description', value: memo },
  ],
  xero: ({ mapping }) => [
    { header: '*Narration', value: ({ postingId, description }) => `${postingId}: ${description}` },
    { header: '*Date', value: ({ day }) => namedDay(day) },
    { header: 'Description', value: memo },
    { header: '*AccountCode', value: ({ account }) => mapping[account].code },
    { header: '*TaxRate', value: () => 'Tax Exempt (0%)' },
    { header: '*Amount', value: ({ amountCents }) => decimalDollars(amountCents) },
  ],
}

function memo({ description, projectId }: JournalLine): string {
  return projectId === null ? description : `${projectId}: ${description}`
}

/*
 * QuickBooks' account types for IIF (Intuit, 'Chart of accounts' of its IIF reference). Receivables are other current assets: an AR account
 * would ask for a customer on each line, and who owes what is kept here.
 */
const IIF_TYPES: Record<BookType, string> = { asset: 'OCASSET', liability: 'OCLIAB', equity: 'EQUITY', income: 'INC', expense: 'EXP' }
const BANK_KINDS: readonly LedgerAccountKind[] = ['bank', 'escrow_bank', 'escrow_cash']
const IIF_COLUMNS = ['TRNSTYPE', 'DATE', 'ACCNT', 'AMOUNT', 'DOCNUM', 'MEMO']

/** General journal transactions: the first entry of a posting is its TRNS line, the others are SPL lines. */
function iif({ lines, mapping }: Journal): string {
  const cell = (text: string) => text.replace(/[\t\r\n"]/g, ' ')
  const accounts = LEDGER_ACCOUNT_KINDS.map((kind) => {
    const type = BANK_KINDS.includes(kind) ? 'BANK' : IIF_TYPES[LEDGER_ACCOUNTS[kind].type]
    return ['ACCNT', cell(mapping[kind].name), type, cell(mapping[kind].code)]
  })
  const entries = lines.flatMap((line, at) => {
    const first = lines[at - 1]?.postingId !== line.postingId
    const last = lines[at + 1]?.postingId !== line.postingId
    const cells = [
      'GENERAL JOURNAL',
      usDay(line.day),
      cell(mapping[line.account].name),
      decimalDollars(line.amountCents),
      line.postingId,
      cell(memo(line)),
    ]
    return [[first ? 'TRNS' : 'SPL', ...cells], ...(last ? [['ENDTRNS']] : [])]
  })
  const heads = [['!ACCNT', 'NAME', 'ACCNTTYPE', 'ACCNUM'], ...accounts, ['!TRNS', ...IIF_COLUMNS], ['!SPL', ...IIF_COLUMNS], ['!ENDTRNS']]
  return [...heads, ...entries].map((cells) => `${cells.join('\t')}\r\n`).join('')
}
