import type { Cents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import type { OrderChange } from '@framewell/domain/orders/order'
import { type Issuer, letterhead } from '../platform/pdf/letterhead'
import { heading, paragraph } from '../platform/pdf/pdfBlocks'
import { TEXT } from '../platform/pdf/pdfStyle'
import { pdfTable } from '../platform/pdf/pdfTable'
import { writePdf } from '../platform/pdf/writePdf'
import { signatureBlock } from './orderPdf'

interface ChangeDocument {
  readonly number: string
  readonly change: OrderChange
  readonly issuer: Issuer
}

/** The PDF of a change order: its text, every old and new value, and both signatures. */
export function changePdf({ number, change, issuer }: ChangeDocument): Promise<Buffer> {
  const name = `${number}, change ${change.number}`
  const facts = {
    title: `Change order ${name}`,
    subject: change.title,
    author: issuer.name,
    createdAt: new Date(change.proposedAt),
    foot: name,
  }
  const amount = (part: Cents | null) => (part === null ? 'not included' : usd(part))
  return writePdf(facts, (sheet) => {
    letterhead(sheet, issuer)
    sheet.text('H1', `Change order ${name}`, TEXT.title)
    sheet.space(8)
    for (const text of change.text.paragraphs) paragraph(sheet, text)
    const compared = change.compared.map(({ label, before, after }) => ({ cells: [label, before, after] }))
    const lines = change.lines.map(({ label, beforeCents, afterCents }) => ({ cells: [label, amount(beforeCents), amount(afterCents)] }))
    if (compared.length + lines.length > 0) {
      heading(sheet, 'What changes')
      pdfTable(
        sheet,
        [
          { heading: 'Item', share: 2 },
          { heading: 'Before', share: 2, align: 'end' },
          { heading: 'After', share: 2, align: 'end' },
        ],
        [...compared, ...lines],
      )
    }
    signatureBlock(sheet, 'Builder’s signature', change.builderSignature, change.text.textHash)
    signatureBlock(sheet, 'Framewell signature', change.houseSignature, change.text.textHash)
  })
}
