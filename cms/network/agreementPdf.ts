import type { AgreementText } from '@framewell/domain/network/partnerAgreement'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { type Issuer, letterhead } from '../platform/pdf/letterhead'
import { factRow, heading, paragraph } from '../platform/pdf/pdfBlocks'
import { TEXT } from '../platform/pdf/pdfStyle'
import { writePdf } from '../platform/pdf/writePdf'

interface SignedAgreement {
  readonly issuer: Issuer
  readonly number: string
  readonly companyName: string
  /** The text that was signed. */
  readonly agreement: AgreementText
  readonly signature: {
    readonly name: string
    readonly title: string
    readonly signedAt: string
    readonly agreementVersion: number
    readonly agreementHash: string
  }
}

/** The agreement as it was signed: text, signature, time, and the hash that ties them together. */
export function agreementPdf({ issuer, number, companyName, agreement, signature }: SignedAgreement): Promise<Buffer> {
  const facts = {
    title: agreement.title,
    subject: companyName,
    author: issuer.name,
    createdAt: new Date(signature.signedAt),
    foot: number,
  }
  return writePdf(facts, (sheet) => {
    letterhead(sheet, issuer)
    sheet.text('H1', agreement.title, TEXT.title)
    sheet.space(8)
    for (const text of agreement.paragraphs) paragraph(sheet, text)
    heading(sheet, 'Signature')
    factRow(sheet, [
      { name: 'Signed by', value: `${signature.name}, ${signature.title}` },
      { name: 'For', value: companyName },
      { name: 'On', value: `${longDate(signature.signedAt)}, ${signature.signedAt.slice(11, 16)} UTC` },
    ])
    sheet.space(8)
    sheet.text(
      'P',
      `Application ${number}. Version ${signature.agreementVersion} of the text, SHA-256 ${signature.agreementHash}.`,
      TEXT.small,
    )
  })
}
