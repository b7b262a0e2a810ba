import PDFDocument from 'pdfkit'
import { keepOpenedFonts, registerFonts } from './openedFonts'
import { PdfSheet } from './PdfSheet'
import { CONTENT_WIDTH, PAGE, TEXT } from './pdfStyle'
import { drawLines, textLines } from './textLines'

export interface PdfFacts {
  readonly title: string
  readonly subject: string
  readonly author: string
  /** The time of the document's subject, not of the download: the same thing gives the same bytes. */
  readonly createdAt: Date
  /** At the bottom of every page, before the page number: 'Q-2026-00042, revision 1'. */
  readonly foot: string
}

/** Writes a tagged PDF in English: `compose` puts the content on the sheet, page numbers follow. */
export function writePdf({ foot, ...facts }: PdfFacts, compose: (sheet: PdfSheet) => void): Promise<Buffer> {
  return writePages(facts, PAGE, (sheet) => {
    compose(sheet)
    numberPages(sheet.doc, foot)
  })
}

/** Writes a tagged PDF in English on pages of a size in points. The first page is open when `compose` begins. */
export async function writePages(
  { title, subject, author, createdAt }: Omit<PdfFacts, 'foot'>,
  { width, height }: { readonly width: number; readonly height: number },
  compose: (sheet: PdfSheet) => void,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [width, height],
    // Blocks keep to the page themselves; text must never break pages on its own.
    margins: { top: 0, right: 0, bottom: 0, left: 0 },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    // No standard font is loaded: every letter is in an embedded one.
    font: '',
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Creator: author,
      Producer: author,
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const gathered = gatherBytes(doc)
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat([...chunks, ...gathered()])))
    doc.on('error', reject)
  })
  await registerFonts(doc)
  const writeContent = gatherContent(doc)
  compose(new PdfSheet(doc))
  keepOpenedFonts(doc)
  writeContent()
  doc.end()
  return written
}

/**
 * Keeps what is drawn on a page as text until the next one: pdfkit turns each operator into bytes of its own, and a drawing set has hundreds
 * of thousands.
 * @returns writes the last page's content
 */
function gatherContent(doc: PDFKit.PDFDocument): () => void {
  const { addContent } = doc
  let page = doc.page
  let operators: string[] = []
  const write = () => {
    if (operators.length > 0) page.write(Buffer.from(`${operators.join('\n')}\n`, 'latin1'))
    operators = []
  }
  doc.addContent = (operator: string) => {
    if (doc.page !== page) {
      write()
      page = doc.page
    }
    operators.push(operator)
    return doc
  }
  return () => {
    write()
    doc.addContent = addContent
  }
}

/** Lines that wait to be turned into bytes. */
const MOST_LINES = 1000

/** Where pdfkit puts what it writes; its types leave that out. */
interface Sink {
  _write?(data: string | Uint8Array): void
  /** Bytes written so far. */
  _offset?: number
}

/**
 * Keeps what is written until the end: pdfkit turns each line into bytes letter by letter and sends it through a stream, and a drawing set
 * has thousands of objects of several lines.
 * @returns what was written
 */
function gatherBytes(doc: PDFKit.PDFDocument & Sink): () => Uint8Array[] {
  const parts: Uint8Array[] = []
  let lines: string[] = []
  const endLines = () => {
    if (lines.length > 0) parts.push(Buffer.from(`${lines.join('\n')}\n`, 'latin1'))
    lines = []
  }
  doc._write = (data) => {
    if (typeof data !== 'string') {
      endLines()
      parts.push(data)
    } else if (lines.push(data) >= MOST_LINES) endLines()
    doc._offset = (doc._offset ?? 0) + data.length + (typeof data === 'string' ? 1 : 0)
  }
  return () => {
    endLines()
    return parts
  }
}

function numberPages(doc: PDFKit.PDFDocument, foot: string): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    doc.markContent('Artifact', { type: 'Pagination' })
    const at = { x: PAGE.left, y: PAGE.bottom + 18, width: CONTENT_WIDTH }
    drawLines(doc, textLines(doc, foot, TEXT.small, CONTENT_WIDTH), TEXT.small, at)
    drawLines(doc, textLines(doc, `Page ${page + 1} of ${count}`, TEXT.small, CONTENT_WIDTH), TEXT.small, { ...at, align: 'end' })
    doc.endMarkedContent()
  }
}
