import type { PdfSheet } from './PdfSheet'
import { CONTENT_WIDTH, INK, PAGE, TEXT } from './pdfStyle'
import { drawLines, heightOf, textLines } from './textLines'

/** A section's heading; never alone at the bottom of a page. */
export function heading(sheet: PdfSheet, text: string): void {
  sheet.space(14)
  sheet.room(60)
  sheet.text('H2', text, TEXT.heading)
  sheet.space(5)
}

export function paragraph(sheet: PdfSheet, text: string): void {
  sheet.text('P', text, TEXT.body)
  sheet.space(4)
}

/** A bulleted list of sentences. */
export function bullets(sheet: PdfSheet, items: readonly string[]): void {
  const indent = 12
  sheet.group('L', () => {
    for (const item of items) {
      const lines = textLines(sheet.doc, item, TEXT.body, CONTENT_WIDTH - indent)
      sheet.room(heightOf(lines, TEXT.body))
      sheet.group('LI', () => {
        const at = { x: PAGE.left, y: sheet.y, width: indent }
        sheet.tag('Lbl', () => drawLines(sheet.doc, textLines(sheet.doc, '•', TEXT.body, indent), TEXT.body, at))
        const body = { x: PAGE.left + indent, y: sheet.y, width: CONTENT_WIDTH - indent }
        sheet.tag('LBody', () => drawLines(sheet.doc, lines, TEXT.body, body))
      })
      sheet.space(heightOf(lines, TEXT.body) + 2)
    }
  })
}

/** Highlighted sentences, on a tinted background with their own heading. */
export function callout(sheet: PdfSheet, title: string, sentences: readonly string[]): void {
  const inset = 10
  const width = CONTENT_WIDTH - 2 * inset
  const texts = [
    { style: TEXT.strong, lines: textLines(sheet.doc, title, TEXT.strong, width) },
    ...sentences.map((sentence) => ({ style: TEXT.body, lines: textLines(sheet.doc, sentence, TEXT.body, width) })),
  ]
  const height = texts.reduce((sum, { lines, style }) => sum + heightOf(lines, style), 0) + 2 * inset
  sheet.space(10)
  sheet.room(height)
  sheet.decorate(() => {
    sheet.doc.rect(PAGE.left, sheet.y, CONTENT_WIDTH, height).fill(INK['warn-tint'])
    sheet.doc.rect(PAGE.left, sheet.y, 3, height).fill(INK.warn)
  })
  sheet.space(inset)
  for (const { lines, style } of texts) {
    sheet.tag('P', () => drawLines(sheet.doc, lines, style, { x: PAGE.left + inset, y: sheet.y, width }))
    sheet.space(heightOf(lines, style))
  }
  sheet.space(inset)
}

/** Names and values side by side: 'Quote' 'Q-2026-00042'. */
export function factRow(sheet: PdfSheet, facts: readonly { readonly name: string; readonly value: string }[]): void {
  const gap = 14
  const width = (CONTENT_WIDTH - gap * (facts.length - 1)) / facts.length
  const cells = facts.map(({ name, value }) => ({
    name: textLines(sheet.doc, name, TEXT.label, width),
    value: textLines(sheet.doc, value, TEXT.body, width),
  }))
  const height = Math.max(...cells.map((cell) => heightOf(cell.name, TEXT.label) + heightOf(cell.value, TEXT.body)))
  sheet.room(height)
  for (const [index, cell] of cells.entries()) {
    const x = PAGE.left + index * (width + gap)
    sheet.tag('P', () => {
      drawLines(sheet.doc, cell.name, TEXT.label, { x, y: sheet.y, width })
      drawLines(sheet.doc, cell.value, TEXT.body, { x, y: sheet.y + heightOf(cell.name, TEXT.label), width })
    })
  }
  sheet.space(height)
}

/** A link shown as its address. */
export function linkLine(sheet: PdfSheet, text: string, url: string): void {
  const style = { ...TEXT.body, color: INK.steel }
  const lines = textLines(sheet.doc, text, style, CONTENT_WIDTH)
  const height = heightOf(lines, style)
  sheet.room(height)
  sheet.tag('Link', () => {
    drawLines(sheet.doc, lines, style, { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH })
    sheet.doc.link(PAGE.left, sheet.y, Math.max(...lines.map(({ width }) => width)), height, url)
  })
  sheet.space(height)
}
