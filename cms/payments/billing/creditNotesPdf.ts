import { usdWithCents } from '@framewell/domain/money/usd'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { BEFORE_TAX } from '@framewell/domain/tax/taxWords'
import { type Issuer, letterhead } from '../../platform/pdf/letterhead'
import { factRow, heading, paragraph } from '../../platform/pdf/pdfBlocks'
import { TEXT } from '../../platform/pdf/pdfStyle'
import { pdfTable } from '../../platform/pdf/pdfTable'
import { writePdf } from '../../platform/pdf/writePdf'
import type { CreditNotePaper } from './creditNotesOf'

interface CreditNotesDocument {
  readonly issuer: Issuer
  /** The order. */
  readonly number: string
  readonly title: string
  readonly builder: string
  /** The rates of its sales tax; null when its price is before tax. */
  readonly taxNote: string | null
  readonly at: string
  readonly notes: readonly CreditNotePaper[]
}

/** An order's credit notes, each with its price, its sales tax, and where the sum goes. */
export function creditNotesPdf({ issuer, number, title, builder, taxNote, at, notes }: CreditNotesDocument): Promise<Buffer> {
  const name = 'Credit notes'
  const facts = { title: name, subject: number, author: issuer.name, createdAt: new Date(at), foot: `${name}, ${number}` }
  return writePdf(facts, (sheet) => {
    letterhead(sheet, issuer)
    sheet.text('H1', name, TEXT.title)
    sheet.space(6)
    factRow(sheet, [
      { name: 'For', value: builder },
      { name: 'Order', value: `${number}, ${title}` },
    ])
    for (const { number: note, day, reason, priceCents, taxCents, totalCents, invoicesCents, refundCents } of notes) {
      heading(sheet, `Credit note ${note}`)
      paragraph(sheet, `${longDate(day)}. ${reason}`)
      pdfTable(
        sheet,
        [
          { heading: 'Item', share: 4 },
          { heading: `Amount in US dollars${taxNote === null ? `, ${BEFORE_TAX}` : ''}`, share: 1.4, align: 'end' },
        ],
        [
          { cells: ['Price credited', usdWithCents(priceCents)] },
          ...(taxNote === null ? [] : [{ cells: [`Sales tax: ${taxNote}`, usdWithCents(taxCents)] }]),
          { kind: 'total' as const, cells: ['Credited', usdWithCents(totalCents)] },
          ...(invoicesCents > 0 ? [{ cells: ['Applied to open invoices', usdWithCents(invoicesCents)] }] : []),
          ...(refundCents > 0 ? [{ cells: ['To refund', usdWithCents(refundCents)] }] : []),
        ],
      )
    }
  })
}
