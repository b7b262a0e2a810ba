import { CONTENT_WIDTH, PAGE, type TextStyle } from './pdfStyle'
import { drawLines, heightOf, textLines } from './textLines'

export interface TextPlace {
  readonly x?: number
  readonly width?: number
  readonly align?: 'start' | 'end'
}

/** Options pdfkit takes for an element that its types lack. */
interface TagOptions extends PDFKit.Mixins.StructureElementOptions {
  readonly scope?: 'Column' | 'Row'
  /** Left, top, right and bottom of a figure, in points. */
  readonly bbox?: readonly [number, number, number, number]
  readonly placement?: 'Block'
}

/**
 * A tagged document, written from top to bottom. Everything that is read has its place in the structure (`tag`); everything else is an
 * artifact (`decorate`), which screen readers skip.
 */
export class PdfSheet {
  readonly doc: PDFKit.PDFDocument
  /** Top of the next element, in points from the top of the page. */
  y: number = PAGE.top
  private parent: PDFKit.PDFStructureElement

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc
    this.parent = doc.struct('Document')
    doc.addStructure(this.parent)
  }

  /** Moves to a new page unless this many points are left on this one. */
  room(points: number): void {
    if (this.y + points > PAGE.bottom) this.nextPage()
  }

  nextPage(): void {
    this.doc.addPage()
    this.y = PAGE.top
  }

  space(points: number): void {
    this.y += points
  }

  /** Groups what `content` writes in one element, such as a table or a section. */
  group(tag: string, content: () => void): void {
    const outer = this.parent
    const element = this.doc.struct(tag)
    outer.add(element)
    this.parent = element
    content()
    element.end()
    this.parent = outer
  }

  /** Draws something that is read as one element. */
  tag(tag: string, draw: () => void, options: TagOptions = {}): void {
    this.parent.add(this.doc.struct(tag, options, draw))
  }

  /** Draws something without meaning: lines, backgrounds, page numbers. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  /** Writes a text as one element at the current height and moves below it. */
  text(tag: string, text: string, style: TextStyle, { x = PAGE.left, width = CONTENT_WIDTH, align }: TextPlace = {}): void {
    const lines = textLines(this.doc, text, style, width)
    const height = heightOf(lines, style)
    this.room(height)
    this.tag(tag, () => drawLines(this.doc, lines, style, { x, y: this.y, width, align }))
    this.y += height
  }

  /** A hairline across the content's width at the current height. */
  rule(color: string): void {
    this.decorate(() => this.doc.lineWidth(0.75).strokeColor(color).moveTo(PAGE.left, this.y).lineTo(PAGE.right, this.y).stroke())
  }
}
