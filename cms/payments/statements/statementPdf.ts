import type { Cents } from '@framewell/domain/money/cents'
import { absoluteCents, negateCents } from '@framewell/domain/money/differences'
import { usdWithCents } from '@framewell/domain/money/usd'
import { type AccountStatement, MOVE_WORDS } from '@framewell/domain/payments/accountStatement'
import { accountLines, type HouseAccount } from '@framewell/domain/payments/houseAccount'
import { AGING_BUCKETS, AGING_WORDS, type AgingBucket } from '@framewell/domain/payments/invoices'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { type Issuer, letterhead } from '../../platform/pdf/letterhead'
import { factRow, heading, paragraph } from '../../platform/pdf/pdfBlocks'
import { TEXT } from '../../platform/pdf/pdfStyle'
import { pdfTable } from '../../platform/pdf/pdfTable'
import { writePdf } from '../../platform/pdf/writePdf'

interface StatementDocument {
  readonly issuer: Issuer
  readonly side: 'customer' | 'vendor'
  readonly party: string
  /** For one order only. */
  readonly projectId: string | null
  readonly from: string
  readonly until: string
  readonly at: string
  readonly statement: AccountStatement
  readonly aging: Readonly<Record<AgingBucket, Cents>> | null
  readonly payTo: HouseAccount | null
}

/** Nobody reads a longer table; the CSV has everything. */
const MAX_ROWS = 2_000
const NAMES = {
  customer: {
    title: 'Customer statement',
    balance: 'Balance due',
    credit: 'Your credit',
    added: 'Charges',
    takenOff: 'Payments and credits',
  },
  vendor: { title: 'Vendor statement', balance: 'Payable to you', credit: 'You owe', added: 'Earned', takenOff: 'Paid' },
} as const

/** A statement of account: the balances of the period first, then every move with the balance after it, the aging, and how to pay. */
export function statementPdf({
  issuer,
  side,
  party,
  projectId,
  from,
  until,
  at,
  statement,
  aging,
  payTo,
}: StatementDocument): Promise<Buffer> {
  const { title, balance, credit, added, takenOff } = NAMES[side]
  const { openingCents, rows, addedCents, takenOffCents, closingCents } = statement
  const facts = { title, subject: party, author: issuer.name, createdAt: new Date(at), foot: `${title}, ${party}` }
  return writePdf(facts, (sheet) => {
    letterhead(sheet, issuer)
    sheet.text('H1', title, TEXT.title)
    sheet.space(6)
    factRow(sheet, [
      { name: 'For', value: party },
      { name: 'Period', value: `${longDate(from)} to ${longDate(until)}` },
      { name: 'Order', value: projectId ?? 'All orders' },
      { name: closingCents < 0 ? credit : balance, value: usdWithCents(absoluteCents(closingCents)) },
    ])
    pdfTable(
      sheet,
      [
        { heading: 'Balance', share: 4 },
        { heading: 'US dollars', share: 1.6, align: 'end' },
      ],
      [
        { cells: [`Opening balance, ${longDate(from)}`, usdWithCents(openingCents)] },
        { cells: [added, usdWithCents(addedCents)] },
        { cells: [takenOff, usdWithCents(negateCents(takenOffCents))] },
        { kind: 'total' as const, cells: [`Closing balance, ${longDate(until)}`, usdWithCents(closingCents)] },
      ],
    )
    heading(sheet, 'Activity')
    if (rows.length === 0) paragraph(sheet, 'Nothing was billed or paid in this period.')
    if (rows.length > MAX_ROWS) paragraph(sheet, `The first ${rows.length - MAX_ROWS} lines are in the CSV file of this statement.`)
    if (rows.length > 0)
      pdfTable(
        sheet,
        [
          { heading: 'Date', share: 2.1 },
          { heading: 'Description', share: 4 },
          { heading: added, share: 1.6, align: 'end' },
          { heading: takenOff, share: 1.6, align: 'end' },
          { heading: 'Balance', share: 1.6, align: 'end' },
        ],
        rows.slice(-MAX_ROWS).map(({ day, kind, words, projectId: order, amountCents, balanceCents }) => ({
          cells: [
            longDate(day),
            `${MOVE_WORDS[kind]}: ${words}\n${order ?? ''}`,
            amountCents > 0 ? usdWithCents(amountCents) : '',
            amountCents < 0 ? usdWithCents(negateCents(amountCents)) : '',
            usdWithCents(balanceCents),
          ],
        })),
      )
    if (aging) {
      heading(sheet, 'Open invoices by days past due')
      factRow(
        sheet,
        AGING_BUCKETS.map((bucket) => ({ name: AGING_WORDS[bucket], value: usdWithCents(aging[bucket]) })),
      )
    }
    if (!payTo) return
    heading(sheet, 'How to pay')
    paragraph(sheet, 'Pay by wire or ACH and include the invoice numbers.')
    factRow(sheet, accountLines(payTo))
  })
}
