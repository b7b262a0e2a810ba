import { recordOf } from '@framewell/domain/collections/recordOf'
import { drawingSet } from '@framewell/domain/drawingSet/drawingSet'
import {
  BORDER,
  LETTER,
  LINE,
  type Measure,
  type NumberedSheet,
  type PaperMark,
  type PaperSpot,
  type PaperText,
  PEN_NAMES,
  PENS,
  ROW,
  SHEET,
  type SheetBlock,
  type TableBlock,
  TITLE_BLOCK,
} from '@framewell/domain/drawingSet/paper'
import { PRELIMINARY_SET, type SetFacts } from '@framewell/domain/drawingSet/setFacts'
import { CELL_PADDING, rowHeight, TITLE_LETTER, TITLE_ROOM } from '@framewell/domain/drawingSet/tables'
import { titleBlock } from '@framewell/domain/drawingSet/titleBlock'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import { rounded, shares } from '../platform/pdf/operators'
import type { PdfSheet } from '../platform/pdf/PdfSheet'
import type { TextStyle } from '../platform/pdf/pdfStyle'
import { drawLines, textLine, textWidth } from '../platform/pdf/textLines'
import { writePages } from '../platform/pdf/writePdf'

const INK = '#000000'
const TINT = '#d9d9d9'
const PAPER = '#ffffff'
const VEIL_OPACITY = 0.72
/** From the middle of a line of lettering to the top of its line, for a font size of 1. */
const MIDDLE = 0.605

/** A frame's drawings as a PDF of 11 × 17 in sheets, tagged, in vectors and text. The same facts give the same bytes. */
export function drawingSetPdf(model: FrameModel, facts: SetFacts): Promise<Buffer> {
  const status = facts.approval ? facts.review : PRELIMINARY_SET
  const about = {
    title: `Drawing set ${facts.project}`,
    subject: `${facts.plan}. ${status}`,
    author: facts.issuer.name,
    createdAt: new Date(facts.drawnAt),
  }
  return writePages(about, SHEET, (paper) => {
    const measure: Measure = (text, size, face) => textWidth(paper.doc, text, { size, face })
    const sheets = drawingSet(model, facts, measure)
    for (const [at, sheet] of sheets.entries()) {
      if (at > 0) paper.doc.addPage()
      paper.group('Sect', () => drawSheet(paper, sheet, titleBlock(sheet, at, sheets.length, facts, measure)))
    }
  })
}

const styleOf = ({ size, face }: Pick<PaperText, 'size' | 'face'>): TextStyle => ({ face, size, color: INK, leading: 1 })

function drawSheet(paper: PdfSheet, sheet: NumberedSheet, title: ReturnType<typeof titleBlock>): void {
  const { doc } = paper
  for (const block of sheet.blocks) drawBlock(paper, block)
  paper.decorate(() => {
    for (const { x, y, width, height } of [BORDER, TITLE_BLOCK])
      doc.lineWidth(1.2).undash().strokeColor(INK).rect(x, y, width, height).stroke()
    for (const line of title.lines) drawMark(doc, line)
  })
  paper.tag('H1', () => {
    for (const text of title.texts) drawText(doc, text)
  })
}

function drawBlock(paper: PdfSheet, block: SheetBlock): void {
  const { doc } = paper
  switch (block.kind) {
    case 'figure': {
      const { x, y, width, height } = block.box
      const draw = () => {
        for (const mark of block.marks) if (mark.kind !== 'text') drawMark(doc, mark)
        for (const mark of block.marks) if (mark.kind === 'text') drawMark(doc, mark)
      }
      paper.tag('Figure', draw, { alt: block.alt, bbox: [x, y, x + width, y + height], placement: 'Block' })
      return
    }
    case 'table':
      drawTable(paper, block)
      return
    case 'words':
      for (const line of block.lines) paper.tag('P', () => drawText(doc, line))
  }
}

function drawMark(doc: PDFKit.PDFDocument, mark: PaperMark): void {
  switch (mark.kind) {
    case 'line': {
      const [first, ...others] = mark.points
      if (!first) return
      const path = [`${spot(first)} m`, ...others.map((point) => `${spot(point)} l`), ...(mark.closed ? ['h'] : [])].join(' ')
      doc.addContent(`${PEN_OPERATORS[mark.pen]} ${path} ${mark.fill ? `${FILLS[mark.fill]} rg B` : 'S'}`)
      return
    }
    case 'path':
      doc.save()
      doc.translate(mark.origin.x, mark.origin.y).scale(mark.pointsPerFoot)
      if (mark.pen === 'veil') doc.path(mark.d).fillColor(PAPER, VEIL_OPACITY).fill()
      else
        doc
          .path(mark.d)
          .undash()
          .lineWidth(PENS[mark.pen].points / mark.pointsPerFoot)
          .strokeColor(INK)
          .stroke()
      doc.restore()
      return
    case 'circle':
      doc.addContent(PEN_OPERATORS.thin)
      doc.circle(mark.x, mark.y, mark.radius).fillAndStroke(PAPER, INK)
      return
    case 'text':
      drawText(doc, mark)
  }
}

const spot = ({ x, y }: PaperSpot) => `${rounded(x)} ${rounded(y)}`

const FILLS = { paper: shares(PAPER), tint: shares(TINT), ink: shares(INK) } as const

/** What sets each pen: its width, round joins, its color and its dashes. */
const PEN_OPERATORS = recordOf(PEN_NAMES, (pen) => {
  const { points, dash = [] } = PENS[pen]
  return `${points} w 1 j ${shares(INK)} RG [${dash.join(' ')}] 0 d`
})

function drawText(doc: PDFKit.PDFDocument, { text, x, y, size, align, angle, face, cleared }: PaperText): void {
  const style = styleOf({ size, face })
  const line = textLine(doc, text, style)
  const left = align === 'start' ? 0 : align === 'end' ? -line.width : -line.width / 2
  const write = (at: PaperSpot) => {
    if (cleared) doc.rect(at.x + left - 1, at.y - size * 0.42, line.width + 2, size * 0.84).fill(PAPER)
    drawLines(doc, [line], style, { x: at.x + left, y: at.y - size * MIDDLE, width: line.width })
  }
  if (angle === 0) {
    write({ x, y })
    return
  }
  doc.save()
  doc.translate(x, y).rotate(angle)
  write({ x: 0, y: 0 })
  doc.restore()
}

function drawTable(paper: PdfSheet, { title, box, columns, rows }: TableBlock): void {
  const { doc } = paper
  const { x: left, width } = box
  const words = (text: string, x: number, y: number, face: PaperText['face'], align: PaperText['align'] = 'start', size = LETTER) =>
    drawText(doc, { kind: 'text', text, x, y, size, align, angle: 0, face, cleared: false })
  paper.tag('H2', () => words(title, left, box.y + TITLE_ROOM / 2 - 2, 'display', 'start', TITLE_LETTER))
  let y = box.y + TITLE_ROOM
  const cellAt = (at: number): { readonly x: number; readonly align: PaperText['align'] } => {
    const before = columns.slice(0, at).reduce((sum, column) => sum + column.width, 0)
    const column = columns[at]
    return column?.align === 'end'
      ? { x: left + before + column.width - CELL_PADDING, align: 'end' }
      : { x: left + before + CELL_PADDING, align: 'start' }
  }
  const rule = (points: number, at: number) =>
    doc
      .undash()
      .lineWidth(points)
      .strokeColor(INK)
      .moveTo(left, at)
      .lineTo(left + width, at)
      .stroke()
  paper.group('Table', () => {
    paper.decorate(() => doc.rect(left, y, width, ROW).fill(TINT))
    paper.group('TR', () => {
      for (const [at, { heading }] of columns.entries()) {
        const { x, align } = cellAt(at)
        paper.tag('TH', () => words(heading, x, y + ROW / 2, 'strong', align), { scope: 'Column' })
      }
    })
    y += ROW
    for (const row of rows) {
      const height = rowHeight(row)
      paper.decorate(() => rule(row.total ? 0.9 : 0.25, y))
      paper.group('TR', () => {
        for (const [at, lines] of row.cells.entries()) {
          const { x, align } = cellAt(at)
          paper.tag(at === 0 ? 'TH' : 'TD', () => {
            for (const [index, line] of lines.entries())
              if (line) words(line, x, y + ROW / 2 + index * LINE, row.total ? 'strong' : 'text', align)
          })
        }
      })
      y += height
    }
  })
  paper.decorate(() =>
    doc
      .undash()
      .lineWidth(0.9)
      .strokeColor(INK)
      .rect(left, box.y + TITLE_ROOM, width, y - box.y - TITLE_ROOM)
      .stroke(),
  )
}
