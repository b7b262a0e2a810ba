import type { Cents } from '@framewell/domain/money/cents'
import { negateCents } from '@framewell/domain/money/differences'
import { usdWithCents } from '@framewell/domain/money/usd'
import type { LedgerEntryRow } from '@framewell/domain/payments/ledgerCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { type Issuer, letterhead } from '../../platform/pdf/letterhead'
import { factRow, heading, paragraph } from '../../platform/pdf/pdfBlocks'
import { TEXT } from '../../platform/pdf/pdfStyle'
import { pdfTable } from '../../platform/pdf/pdfTable'
import { writePdf } from '../../platform/pdf/writePdf'

interface AccountStatement {
  readonly issuer: Issuer
  readonly title: string
  readonly party: string
  readonly at: string
  readonly entries: readonly LedgerEntryRow[]
  /** Number of earlier entries that only the CSV has. */
  readonly left: number
  readonly balances: readonly { readonly title: string; readonly projectId: string; readonly balanceCents: Cents }[]
}

/** An account statement: balances first, then every entry with the balance after it. */
export function statementPdf({ issuer, title, party, at, entries, left, balances }: AccountStatement): Promise<Buffer> {
  const facts = { title: 'Statement of account', subject: title, author: issuer.name, createdAt: new Date(at), foot: title }
  return writePdf(facts, (sheet) => {
    letterhead(sheet, issuer)
    sheet.text('H1', 'Statement of account', TEXT.title)
    sheet.space(2)
    paragraph(sheet, title)
    sheet.space(6)
    factRow(sheet, [
      { name: 'For', value: party || '–' },
      { name: 'As of', value: longDate(at) },
      { name: 'Entries', value: String(entries.length + left) },
    ])
    heading(sheet, 'Balances')
    if (balances.length === 0) paragraph(sheet, 'No money has moved yet.')
    else
      pdfTable(
        sheet,
        [
          { heading: 'Account', share: 3 },
          { heading: 'Project', share: 2 },
          { heading: 'Balance', share: 1.5, align: 'end' },
        ],
        balances.map((row) => ({ cells: [row.title, row.projectId, usdWithCents(row.balanceCents)] })),
      )
    if (entries.length === 0) return
    heading(sheet, 'Entries')
    if (left > 0) paragraph(sheet, `${left} earlier entries stand in the CSV file of this statement.`)
    pdfTable(
      sheet,
      [
        { heading: 'Date', share: 1.6 },
        { heading: 'Description', share: 3.6 },
        { heading: 'Account', share: 1.8 },
        { heading: 'Debit', share: 1.5, align: 'end' },
        { heading: 'Credit', share: 1.5, align: 'end' },
        { heading: 'Balance', share: 1.6, align: 'end' },
      ],
      entries.map((row) => ({
        cells: [
          row.postedAt.slice(0, 10),
          `${row.description}\n${row.projectId ?? ''}`,
          row.title,
          row.amountCents > 0 ? usdWithCents(row.amountCents) : '',
          row.amountCents < 0 ? usdWithCents(negateCents(row.amountCents)) : '',
          usdWithCents(row.balanceCents),
        ],
      })),
    )
  })
}
