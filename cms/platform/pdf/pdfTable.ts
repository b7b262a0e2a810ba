import type { PdfSheet } from './PdfSheet'
import { CONTENT_WIDTH, INK, PAGE, TEXT, type TextStyle } from './pdfStyle'
import { drawLines, heightOf, type TextLine, textLines, textWidth } from './textLines'

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
/** Least width of a column of words beside amounts that need room. */
const WORDS = 56
/** Height of an ordinary row. */
const ROOM_FOR_NEXT = 30

/**
 * A table whose heading row repeats on each page; a row never breaks over pages, and an amount never breaks over lines: its column takes
 * room from others, and all text is smaller where there is none. The first cell names its row.
 */
export function pdfTable(sheet: PdfSheet, columns: readonly PdfColumn[], rows: readonly PdfRow[]): void {
  const { places, scale } = columnPlaces(sheet, columns, rows)
  const label = { ...TEXT.label, size: TEXT.label.size * scale }
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
    label,
  )
  const headingHeight = rowHeight(headings, label)
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
    drawCells(headings, label, draw)
    sheet.space(headingHeight)
  }

  sheet.group('Table', () => {
    sheet.room(headingHeight + 40)
    sheet.group('THead', () => sheet.group('TR', () => drawHeadings((_, paint) => sheet.tag('TH', paint, { scope: 'Column' }))))
    sheet.group('TBody', () => {
      for (const [at, row] of rows.entries()) {
        const style = rowStyle(row, scale)
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

function rowStyle({ kind }: PdfRow, scale: number): TextStyle {
  const style = kind ? TEXT.strong : TEXT.body
  return { ...style, size: style.size * scale }
}

/** Where each column is, and by what its text is smaller than usual. */
function columnPlaces(sheet: PdfSheet, columns: readonly PdfColumn[], rows: readonly PdfRow[]) {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const free = CONTENT_WIDTH - 2 * PADDING - GAP * (columns.length - 1)
  const widths = columns.map(({ share }) => (free * share) / shares)
  const least = columns.map(({ align }, at) => (align === 'end' ? widestAmount(sheet, rows, at) : Math.min(WORDS, widths[at] ?? 0)))
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
  const scale = Math.min(1, free / sumOf(least))
  const needs = least.map((width) => width * scale)
  const missing = sumOf(widths.map((width, at) => Math.max(0, (needs[at] ?? 0) - width)))
  const spare = sumOf(widths.map((width, at) => Math.max(0, width - (needs[at] ?? 0))))
  let x: number = PAGE.left + PADDING
  const places = columns.map(({ align }, at) => {
    const over = (widths[at] ?? 0) - (needs[at] ?? 0)
    const width = over > 0 ? (widths[at] ?? 0) - (over * missing) / (spare || 1) : (needs[at] ?? 0)
    const place = { x, width, align }
    x += width + GAP
    return place
  })
  return { places, scale }
}

/** The width of a column's widest amount in its usual size; words may break. */
function widestAmount(sheet: PdfSheet, rows: readonly PdfRow[], at: number): number {
  const amounts = rows.flatMap((row) => {
    const [text = ''] = (row.cells[at] ?? '').split('\n')
    // A little more than measured: a word that just fits must not break by rounding.
    return /^[\d$,.%× −]+$/.test(text) ? [textWidth(sheet.doc, text, rowStyle(row, 1)) + 0.5] : []
  })
  return Math.max(0, ...amounts)
}

function rowHeight(
  cells: readonly { readonly main: readonly TextLine[]; readonly small: readonly TextLine[] }[],
  style: TextStyle,
): number {
  return Math.max(...cells.map(({ main, small }) => heightOf(main, style) + heightOf(small, TEXT.small))) + 2 * PADDING
}
