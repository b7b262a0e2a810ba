import type { PdfSheet } from './PdfSheet'
import { CONTENT_WIDTH, INK, PAGE, TEXT } from './pdfStyle'
import { drawLines, heightOf, textLines } from './textLines'

/** The sender of a document, from the site's settings. */
export interface Issuer {
  readonly name: string
  readonly contactEmail: string
  readonly phone: string | null
  readonly address: string | null
  /** Employer identification number. */
  readonly taxId: string | null
  /** The site's own address. */
  readonly site: string
}

/** The frame of a gable wall, in a 26 x 26 square. */
const MARK = 'M3 23V11L13 3l10 8v12M3 23h20M8 23v-9M13 23V7M18 23v-9'
const NAME = { ...TEXT.figure, size: 14 }

/** The issuer's mark and name on the left, its contacts on the right, a line below. */
export function letterhead(sheet: PdfSheet, issuer: Issuer): void {
  const { doc } = sheet
  const reached = [issuer.contactEmail, issuer.phone].filter(Boolean).join(' · ')
  const contacts = [issuer.address, issuer.taxId && `Tax ID ${issuer.taxId}`, reached, issuer.site].filter(Boolean).join('\n')
  const half = CONTENT_WIDTH / 2
  const lines = textLines(doc, contacts, TEXT.small, half)
  const top = sheet.y
  sheet.decorate(() => {
    doc.save().translate(PAGE.left - 2, top - 3)
    doc.lineWidth(2).lineJoin('miter').strokeColor(INK.text).path(MARK).stroke()
    doc.restore()
  })
  sheet.tag('P', () => drawLines(doc, textLines(doc, issuer.name, NAME, half), NAME, { x: PAGE.left + 30, y: top + 3, width: half }))
  sheet.tag('P', () => drawLines(doc, lines, TEXT.small, { x: PAGE.left + half, y: top, width: half, align: 'end' }))
  sheet.space(Math.max(26, heightOf(lines, TEXT.small)) + 10)
  sheet.rule(INK.line)
  sheet.space(16)
}
