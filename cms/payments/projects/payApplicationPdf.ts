import { usdWithCents } from '@framewell/domain/money/usd'
import {
  BILLED_NOTE,
  billedLines,
  type PayApplication,
  STORED_MATERIALS,
  STORED_NOTE,
  summaryLines,
} from '@framewell/domain/payments/payApplication'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { BEFORE_TAX } from '@framewell/domain/tax/taxWords'
import { type Issuer, letterhead } from '../../platform/pdf/letterhead'
import { factRow, heading, paragraph } from '../../platform/pdf/pdfBlocks'
import { TEXT } from '../../platform/pdf/pdfStyle'
import { pdfTable } from '../../platform/pdf/pdfTable'
import { writePdf } from '../../platform/pdf/writePdf'

interface ApplicationDocument {
  readonly issuer: Issuer
  readonly number: string
  readonly title: string
  readonly builder: string
  readonly from: string
  readonly until: string
  readonly at: string
  readonly application: PayApplication
}

/** An application for payment: summary, continuation sheet, and lines to sign on. */
export function payApplicationPdf({ issuer, number, title, builder, from, until, at, application }: ApplicationDocument): Promise<Buffer> {
  const name = 'Application for payment'
  const facts = { title: name, subject: number, author: issuer.name, createdAt: new Date(at), foot: `${name}, ${number}` }
  const { lines, totals, completedCents, retainageCents } = application
  return writePdf(facts, (sheet) => {
    letterhead(sheet, issuer)
    sheet.text('H1', name, TEXT.title)
    sheet.space(6)
    factRow(sheet, [
      { name: 'Contractor', value: issuer.name },
      { name: 'For', value: builder },
      { name: 'Order', value: `${number}, ${title}` },
      { name: 'Period', value: `${longDate(from)} to ${longDate(until)}` },
    ])
    sheet.space(8)
    pdfTable(
      sheet,
      [
        { heading: 'Summary', share: 4 },
        { heading: `US dollars, ${BEFORE_TAX}`, share: 1.6, align: 'end' },
      ],
      summaryLines(application).map(({ name: line, amountCents }) => ({ cells: [line, usdWithCents(amountCents)] })),
    )
    heading(sheet, 'Schedule of values')
    const columns = ['Scheduled', 'Previous', 'This period', 'Stored', 'To date', 'To finish', 'Retainage']
    pdfTable(
      sheet,
      [{ heading: 'Item', share: 2 }, ...columns.map((column) => ({ heading: column, share: 1.5, align: 'end' as const }))],
      [
        ...lines.map((line) => ({ cells: [line.title, ...amountsOf(line)] })),
        { kind: 'total' as const, cells: ['Total', ...amountsOf({ ...totals, completedCents, retainageCents })] },
      ],
    )
    paragraph(sheet, STORED_NOTE)
    heading(sheet, `Invoices until ${longDate(until)}`)
    pdfTable(
      sheet,
      [
        { heading: 'Account of the order', share: 4 },
        { heading: 'US dollars', share: 1.6, align: 'end' },
      ],
      billedLines(application).map(({ name: line, amountCents }) => ({ cells: [line, usdWithCents(amountCents)] })),
    )
    paragraph(sheet, BILLED_NOTE)
    heading(sheet, 'Signatures')
    factRow(sheet, [
      { name: 'Contractor', value: '____________________' },
      { name: 'Date', value: '__________' },
      { name: 'Certified by', value: '____________________' },
      { name: 'Date', value: '__________' },
    ])
  })
}

type Amounts = Pick<
  PayApplication['lines'][number],
  'scheduledCents' | 'previousCents' | 'periodCents' | 'completedCents' | 'toFinishCents' | 'retainageCents'
>

/** The amounts of a row, in the order of the columns. */
function amountsOf({ scheduledCents, previousCents, periodCents, completedCents, toFinishCents, retainageCents }: Amounts) {
  const before = [scheduledCents, previousCents, periodCents].map(usdWithCents)
  return [...before, STORED_MATERIALS, ...[completedCents, toFinishCents, retainageCents].map(usdWithCents)]
}
