import { companyDay } from '@framewell/domain/dates/businessDays'
import { negateCents, subtractCents } from '@framewell/domain/money/differences'
import { usdWithCents } from '@framewell/domain/money/usd'
import { accountLines, type HouseAccount, payingSteps } from '@framewell/domain/payments/houseAccount'
import { INVOICE_KIND_WORDS } from '@framewell/domain/payments/invoices'
import type { ProjectInvoice } from '@framewell/domain/payments/projectCalls'
import { deadlineDate, longDate } from '@framewell/domain/quotes/quoteWords'
import { BEFORE_TAX } from '@framewell/domain/tax/taxWords'
import { type Issuer, letterhead } from '../../platform/pdf/letterhead'
import { factRow, heading, paragraph } from '../../platform/pdf/pdfBlocks'
import { TEXT } from '../../platform/pdf/pdfStyle'
import { pdfTable } from '../../platform/pdf/pdfTable'
import { writePdf } from '../../platform/pdf/writePdf'

interface InvoiceDocument {
  readonly issuer: Issuer
  readonly invoice: ProjectInvoice
  readonly title: string
  /** How to pay it; null until Framewell's account is entered. */
  readonly payTo: HouseAccount | null
}

/** An invoice with what was paid and credited, and the reference to pay it under. */
export function invoicePdf({ issuer, invoice, title, payTo }: InvoiceDocument): Promise<Buffer> {
  const { number, issuedOn, dueOn, paidCents, creditedCents, taxNote } = invoice
  const created = new Date(`${issuedOn ?? companyDay(new Date())}T00:00:00Z`)
  const facts = { title: `Invoice ${number}`, subject: title, author: issuer.name, createdAt: created, foot: number }
  return writePdf(facts, (sheet) => {
    letterhead(sheet, issuer)
    sheet.text('H1', `Invoice ${number}`, TEXT.title)
    sheet.space(8)
    factRow(sheet, [
      { name: 'For', value: invoice.builder },
      { name: 'Order', value: invoice.projectId },
      { name: 'Date', value: issuedOn ? longDate(issuedOn) : 'Not issued yet' },
      { name: 'Due', value: dueOn ? deadlineDate(dueOn) : 'When issued' },
    ])
    sheet.space(10)
    const rows = [
      { cells: [`${INVOICE_KIND_WORDS[invoice.kind]}: ${title}`, usdWithCents(subtractCents(invoice.amountCents, invoice.taxCents))] },
      ...(taxNote === null ? [] : [{ cells: [`Sales tax: ${taxNote}`, usdWithCents(invoice.taxCents)] }]),
      ...(creditedCents > 0 ? [{ cells: ['Credited', usdWithCents(negateCents(creditedCents))] }] : []),
      ...(paidCents > 0 ? [{ cells: ['Paid', usdWithCents(negateCents(paidCents))] }] : []),
      { kind: 'total' as const, cells: [invoice.status === 'void' ? 'Void' : 'Amount due', usdWithCents(invoice.openCents)] },
    ]
    pdfTable(
      sheet,
      [
        { heading: 'Item', share: 4 },
        { heading: `Amount in US dollars${taxNote === null ? `, ${BEFORE_TAX}` : ''}`, share: 1.4, align: 'end' },
      ],
      rows,
    )
    if (invoice.openCents === 0) return
    heading(sheet, 'How to pay')
    if (!payTo) return paragraph(sheet, `Ask ${issuer.contactEmail} for our bank account.`)
    pdfTable(
      sheet,
      [
        { heading: 'Our account', share: 1.4 },
        { heading: '', share: 4 },
      ],
      [...accountLines(payTo), { name: 'Reference', value: number }].map(({ name, value }) => ({ cells: [name, value] })),
    )
    for (const step of payingSteps(number)) paragraph(sheet, step)
  })
}
