import { frameIsometric } from '@framewell/domain/framing/frameIsometric'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { REVIEW_REQUIRED } from '@framewell/domain/framing/notChecked'
import type { Cents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import { quotedKitSentence } from '@framewell/domain/orders/kitPrice'
import { QUOTE_VALID_DAYS, type Quote } from '@framewell/domain/quotes/quote'
import { quotePath } from '@framewell/domain/quotes/quoteLinks'
import { deadlineDate, longDate } from '@framewell/domain/quotes/quoteWords'
import { siteDesignOf } from '@framewell/domain/quotes/siteDesign'
import { frameCheckWords } from '@framewell/domain/structure/notCalculated'
import { confirmedWords } from '@framewell/domain/structure/site'
import { BEFORE_TAX, taxSentence, totalRows } from '@framewell/domain/tax/taxWords'
import { type Issuer, letterhead } from '../platform/pdf/letterhead'
import type { PdfSheet } from '../platform/pdf/PdfSheet'
import { bullets, callout, factRow, heading, linkLine, paragraph } from '../platform/pdf/pdfBlocks'
import { pdfDrawing } from '../platform/pdf/pdfDrawing'
import { INK, TEXT } from '../platform/pdf/pdfStyle'
import { type PdfRow, pdfTable } from '../platform/pdf/pdfTable'
import { writePdf } from '../platform/pdf/writePdf'

/** Maximum height of the drawing in points, so that a short quote stays on two pages. */
const DRAWING_HEIGHT = 215

/** What a quote's document is made from. */
interface QuoteDocument {
  readonly quote: Quote
  /** What a development's kits cost; null for a house. */
  readonly kitCents: Cents | null
  readonly issuer: Issuer
  /** Token of its private link. */
  readonly token: string
}

/** A quote as a document to print, sign and file. It contains nothing that changes after the quote was made, so it is always the same. */
export function quotePdf({ quote, kitCents, issuer, token }: QuoteDocument): Promise<Buffer> {
  const { number, revision, title, createdAt } = quote
  const name = `${number}, revision ${revision}`
  const facts = { title: `Quote ${name}`, subject: title, author: issuer.name, createdAt: new Date(createdAt), foot: name }
  return writePdf(facts, (sheet) => {
    letterhead(sheet, issuer)
    sheet.text('H1', `Quote ${number}`, TEXT.title)
    sheet.space(2)
    paragraph(sheet, title)
    sheet.space(8)
    factRow(sheet, [
      { name: 'Revision', value: String(revision) },
      { name: 'Date', value: longDate(createdAt) },
      { name: 'Valid until', value: deadlineDate(quote.validUntil) },
      { name: 'Total', value: usd(quote.totalCents) },
    ])
    contact(sheet, quote)
    site(sheet, quote)
    drawing(sheet, quote)
    heading(sheet, 'What is quoted')
    pdfTable(
      sheet,
      [
        { heading: 'Item', share: 4 },
        { heading: 'Amount in US dollars', share: 1.4, align: 'end' },
      ],
      rowsOf(quote),
    )
    changes(sheet, quote)
    if (quote.warnings.length > 0) callout(sheet, REVIEW_REQUIRED, quote.warnings)
    for (const words of frameCheckWords(quote.layout?.designSite)) paragraph(sheet, words)
    const design = siteDesignOf(quote.inputs)
    if (design) paragraph(sheet, confirmedWords(design.site))
    heading(sheet, 'Terms')
    bullets(sheet, terms(quote, kitCents))
    heading(sheet, 'Open or change this quote')
    linkLine(sheet, `${issuer.site}${quotePath({ id: quote.id, token })}`, `${issuer.site}${quotePath({ id: quote.id, token })}`)
    sheet.space(3)
    sheet.text('P', 'Anyone with this link can open the quote, so keep it to yourself and your team.', TEXT.small)
  })
}

function contact(sheet: PdfSheet, { contact: person }: Quote): void {
  if (!person) return
  sheet.space(8)
  factRow(sheet, [
    { name: 'Prepared for', value: [person.name, person.companyName].filter(Boolean).join('\n') },
    { name: 'Email', value: person.email },
    ...(person.phone ? [{ name: 'Phone', value: person.phone }] : []),
  ])
}

function site(sheet: PdfSheet, { site: { zip, deliverBy } }: Quote): void {
  if (!(zip || deliverBy)) return
  sheet.space(8)
  factRow(sheet, [
    ...(zip ? [{ name: 'Site', value: `ZIP code ${zip}` }] : []),
    ...(deliverBy ? [{ name: 'Needed by', value: longDate(deliverBy) }] : []),
  ])
}

function drawing(sheet: PdfSheet, { layout, assumptions }: Quote): void {
  sheet.space(10)
  if (layout) {
    pdfDrawing(sheet, frameIsometric(frameModel(layout)), DRAWING_HEIGHT)
    sheet.space(6)
  }
  for (const sentence of assumptions) sheet.text('P', sentence, { ...TEXT.small, color: INK.muted })
}

function rowsOf({ lines, totalCents, tax }: Quote): PdfRow[] {
  return [
    ...lines.map(({ label, detail, amountCents }) => ({ cells: [detail ? `${label}\n${detail}` : label, usd(amountCents)] })),
    ...totalRows(totalCents, tax).map((cells) => ({ cells, kind: 'total' as const })),
  ]
}

function changes(sheet: PdfSheet, quote: Quote): void {
  if (quote.changes.length === 0) return
  heading(sheet, `Changes since revision ${quote.revision - 1}`)
  pdfTable(
    sheet,
    [
      { heading: 'Item', share: 4 },
      { heading: 'Before', share: 1.4, align: 'end' },
      { heading: 'Now', share: 1.4, align: 'end' },
    ],
    quote.changes.map(({ label, beforeCents, afterCents }) => ({
      cells: [label, beforeCents === null ? 'not included' : usd(beforeCents), afterCents === null ? 'not included' : usd(afterCents)],
    })),
  )
}

function terms({ inputs, lines, totalCents, validUntil, priceBookVersion, tax }: Quote, kitCents: Cents | null): string[] {
  const kit = quotedKitSentence(inputs, { lines, totalCents }, kitCents)
  return [
    `Prices stand for ${QUOTE_VALID_DAYS} days, until ${deadlineDate(validUntil)}.`,
    ...(kit ? [kit] : []),
    'Site preparation, permits and utilities are separate and not part of this quote.',
    tax ? `Prices are in US dollars. ${taxSentence(tax)}` : `Prices are in US dollars, ${BEFORE_TAX}.`,
    'The frame is drawn by the geometry of the residential code’s tables. It is preliminary: not for fabrication.',
    `Made with version ${priceBookVersion} of our price book. A change makes a new revision under the same number, at the prices of that day.`,
  ]
}
