import type { PdfSheet } from './PdfSheet'
import { CONTENT_WIDTH, INK, PAGE, TEXT, type TextStyle } from './pdfStyle'
import { drawLines, heightOf, type TextLine, textLines } from './textLines'

export interface PdfColumn {
  readonly heading: string
  /** Relative width of the column. */
  readonly share: number
  readonly align?: 'start' | 'end'
}
export interface PdfRow {
  /** A text per column; what follows a line feed is small print. */
  readonly cells: readonly string[]
  /** 'total' stands out below a line; 'group' names the rows that follow it, in its first cell. */
  readonly kind?: 'total' | 'group'
}

const PADDING = 5
const GAP = 10
/** Height of an ordinary row. */
const ROOM_FOR_NEXT = 30

/** A table whose heading row repeats on each page; a row never breaks over pages. The first cell names its row. */
export function pdfTable(sheet: PdfSheet, columns: readonly PdfColumn[], rows: readonly PdfRow[]): void {
  const places = columnPlaces(columns)
  const lay = (cells: readonly string[], style: TextStyle) =>
    places.map(({ width, align }, index) => {
      const [first = '', ...small] = (cells[index] ?? '').split('\n')
      return {
        main: textLines(sheet.doc, first, style, width),
        small: small.flatMap((text) => textLines(sheet.doc, text, TEXT.small, width)),
        align,
      }
    })
  const headings = lay(
    columns.map(({ heading }) => heading),
    TEXT.label,
  )
  const headingHeight = rowHeight(headings, TEXT.label)
  const drawCells = (cells: typeof headings, style: TextStyle, draw: (index: number, paint: () => void) => void) => {
    for (const [index, { main, small, align }] of cells.entries()) {
      const place = places[index]
      if (!place) continue
      const at = { x: place.x, y: sheet.y + PADDING, width: place.width, align }
      draw(index, () => {
        drawLines(sheet.doc, main, style, at)
        drawLines(sheet.doc, small, TEXT.small, { ...at, y: at.y + heightOf(main, style) })
      })
    }
  }
  const drawHeadings = (draw: (index: number, paint: () => void) => void) => {
    sheet.decorate(() => sheet.doc.rect(PAGE.left, sheet.y, CONTENT_WIDTH, headingHeight).fill(INK.sunken))
    drawCells(headings, TEXT.label, draw)
    sheet.space(headingHeight)
  }

  sheet.group('Table', () => {
    sheet.room(headingHeight + 40)
    sheet.group('THead', () => sheet.group('TR', () => drawHeadings((_, paint) => sheet.tag('TH', paint, { scope: 'Column' }))))
    sheet.group('TBody', () => {
      for (const [at, row] of rows.entries()) {
        const style = row.kind ? TEXT.strong : TEXT.body
        const cells = lay(row.cells, style)
        const height = rowHeight(cells, style)
        // A group's name stays with its first row, and a total with the row above it.
        const keepsNext = row.kind === 'group' || rows[at + 1]?.kind === 'total'
        const together = keepsNext ? height + ROOM_FOR_NEXT : height
        if (sheet.y + together > PAGE.bottom) {
          sheet.nextPage()
          drawHeadings((_, paint) => sheet.decorate(paint))
        }
        if (row.kind === 'total') sheet.rule(INK.text)
        sheet.group('TR', () =>
          drawCells(cells, style, (index, paint) => (index === 0 ? sheet.tag('TH', paint, { scope: 'Row' }) : sheet.tag('TD', paint))),
        )
        sheet.space(height)
        if (row.kind !== 'total') sheet.rule(INK.faint)
      }
    })
  })
}

function columnPlaces(columns: readonly PdfColumn[]) {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const free = CONTENT_WIDTH - 2 * PADDING - GAP * (columns.length - 1)
  let x: number = PAGE.left + PADDING
  return columns.map(({ share, align }) => {
    const width = (free * share) / shares
    const place = { x, width, align }
    x += width + GAP
    return place
  })
}

function rowHeight(
  cells: readonly { readonly main: readonly TextLine[]; readonly small: readonly TextLine[] }[],
  style: TextStyle,
): number {
  return Math.max(...cells.map(({ main, small }) => heightOf(main, style) + heightOf(small, TEXT.small))) + 2 * PADDING
}
