import type { Cents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { type Issuer, letterhead } from '../../platform/pdf/letterhead'
import { factRow, heading, paragraph } from '../../platform/pdf/pdfBlocks'
import { TEXT } from '../../platform/pdf/pdfStyle'
import { writePdf } from '../../platform/pdf/writePdf'

interface SignedWaiver {
  readonly issuer: Issuer
  readonly projectId: string
  readonly title: string
  readonly claimant: string
  readonly amountCents: Cents
  readonly paragraphs: readonly string[]
  /** Where the text comes from; empty on waivers from before forms by state. */
  readonly source: string
  readonly textVersion: number
  readonly textHash: string
  readonly signedBy: string
  readonly signerTitle: string
  readonly signedAt: string
  readonly address: string
}

/** A waiver as it was signed: text, signature, time, and the hash that ties them together. */
export function waiverPdf(waiver: SignedWaiver): Promise<Buffer> {
  const { issuer, title, projectId, signedAt } = waiver
  const facts = { title, subject: projectId, author: waiver.claimant, createdAt: new Date(signedAt), foot: projectId }
  return writePdf(facts, (sheet) => {
    letterhead(sheet, issuer)
    sheet.text('H1', title, TEXT.title)
    sheet.space(8)
    for (const text of waiver.paragraphs) paragraph(sheet, text)
    heading(sheet, 'Signature')
    factRow(sheet, [
      { name: 'Signed by', value: [waiver.signedBy, waiver.signerTitle].filter(Boolean).join(', ') },
      { name: 'For', value: waiver.claimant },
      { name: 'Amount', value: usdWithCents(waiver.amountCents) },
      { name: 'On', value: longDate(signedAt) },
    ])
    sheet.space(8)
    sheet.text(
      'P',
      `Signed ${signedAt} from ${waiver.address}. ${waiver.source ? `${waiver.source}, version` : 'Version'} ${waiver.textVersion}${waiver.source ? '' : ' of the text'}, SHA-256 ${waiver.textHash}.`,
      TEXT.small,
    )
  })
}
