import { DRAWING_AREA, LETTER, LINE, type Measure, type PaperBox, type PaperSpot, ROW, type TableBlock } from './paper'

interface ScheduleColumn {
  readonly heading: string
  readonly align?: 'end'
}
export interface Schedule {
  readonly title: string
  readonly columns: readonly ScheduleColumn[]
  readonly rows: readonly (readonly string[])[]
  readonly total?: readonly string[]
}

const PADDING = 4
const TITLE = 20
const GAP = 16
/** Longer texts of a cell break into lines. */
const WIDEST_CELL = 210
/** A schedule begins with at least this many rows below its heading. */
const FIRST_ROWS = 3

/** Rows of a schedule in columns beside one another, each under its heading. */
export interface ColumnsPart {
  readonly rows: number
  /** Of a number of columns. */
  readonly size: (count: number) => { readonly width: number; readonly height: number }
  readonly tables: (count: number, place: PaperSpot) => TableBlock[]
}

/** A schedule in parts that fit a sheet each in so many columns. */
export function columnsOf(schedule: Schedule, most: number, measure: Measure): ColumnsPart[] {
  const { title, columns, rows, width } = prepared(schedule, measure)
  const highest = Math.max(ROW, ...rows.map(rowHeight))
  const count = Math.max(1, Math.min(most, Math.floor((DRAWING_AREA.width + GAP) / (width + GAP))))
  return chunks(rows, count * Math.floor((DRAWING_AREA.height - TITLE - ROW) / highest)).map((part, index): ColumnsPart => {
    const split = (into: number) => chunks(part, Math.ceil(part.length / into))
    const heightOf = (own: TableBlock['rows']) => TITLE + ROW + own.reduce((sum, row) => sum + rowHeight(row), 0)
    return {
      rows: part.length,
      size: (into) => {
        const parts = split(into)
        return { width: parts.length * (width + GAP) - GAP, height: Math.max(...parts.map(heightOf)) }
      },
      tables: (into, { x, y }) =>
        split(into).map((own, at) => ({
          kind: 'table',
          title: index + at === 0 ? title : `${title}, continued`,
          box: { x: x + at * (width + GAP), y, width, height: heightOf(own) },
          columns,
          rows: own,
        })),
    }
  })
}

function chunks<Item>(items: readonly Item[], most: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, at) => items.slice(at * most, (at + 1) * most))
}

interface Prepared extends Pick<TableBlock, 'columns' | 'rows' | 'title'> {
  readonly width: number
}

/**
 * Schedules in columns, from one area to the next: a long one goes on in the next column or on the next sheet, under its heading again.
 * Columns are as wide as their longest text.
 * @param areas of the sheets, one after the other
 * @returns the tables of each sheet
 */
export function flowTables(
  schedules: readonly Schedule[],
  measure: Measure,
  area: (sheet: number) => PaperBox = () => DRAWING_AREA,
): TableBlock[][] {
  const sheets: TableBlock[][] = [[]]
  let place = area(0)
  let [x, y, widest] = [place.x, place.y, 0]
  const nextColumn = (width: number) => {
    x += widest + GAP
    y = place.y
    widest = 0
    if (x + width <= place.x + place.width + 0.1) return
    place = area(sheets.length)
    sheets.push([])
    x = place.x
    y = place.y
  }
  for (const { rows, title, columns, width } of schedules.map((schedule) => prepared(schedule, measure))) {
    if (x > place.x && x + width > place.x + place.width + 0.1) nextColumn(width)
    let [left, begun] = [rows, false]
    while (left.length > 0) {
      const room = place.y + place.height - y - TITLE - ROW
      const [needed, fits] = fitting(left, room)
      if (fits < Math.min(FIRST_ROWS, left.length) && y > place.y) {
        nextColumn(width)
        continue
      }
      const shown = left.slice(0, Math.max(1, fits))
      const height = TITLE + ROW + (fits > 0 ? needed : (shown[0]?.cells.length ?? 1) * ROW)
      sheets
        .at(-1)
        ?.push({ kind: 'table', title: begun ? `${title}, continued` : title, box: { x, y, width, height }, columns, rows: shown })
      widest = Math.max(widest, width)
      y += height + GAP
      left = left.slice(shown.length)
      begun = true
      if (left.length > 0) nextColumn(width)
    }
  }
  return sheets.filter((tables) => tables.length > 0)
}

/** The height of the rows that fit, and their number. A total stays with the row above it. */
function fitting(rows: TableBlock['rows'], room: number): readonly [height: number, count: number] {
  let [height, count] = [0, 0]
  for (const row of rows) {
    const next = height + rowHeight(row)
    if (next > room) break
    height = next
    count += 1
  }
  const cut = rows[count]
  if (cut?.total && count > 1) return [height - rowHeight(rows[count - 1] ?? cut), count - 1]
  return [height, count]
}

export function rowHeight({ cells }: TableBlock['rows'][number]): number {
  return ROW + (Math.max(1, ...cells.map((lines) => lines.length)) - 1) * LINE
}

function prepared({ title, columns, rows, total }: Schedule, measure: Measure): Prepared {
  const broken = [...rows.map((cells) => ({ cells, total: false })), ...(total ? [{ cells: total, total: true }] : [])].map((row) => ({
    cells: row.cells.map((cell) => wrapped(cell, WIDEST_CELL, LETTER, measure)),
    ...(row.total ? { total: true } : {}),
  }))
  const sized = columns.map(({ heading, align }, at) => {
    const texts = broken.flatMap(({ cells, total: isTotal }) =>
      (cells[at] ?? []).map((text) => measure(text, LETTER, isTotal ? 'strong' : 'text')),
    )
    return {
      heading,
      ...(align ? { align } : {}),
      width: Math.ceil(texts.reduce((most, width) => Math.max(most, width), measure(heading, LETTER, 'strong'))) + 2 * PADDING,
    }
  })
  const natural = sized.reduce((sum, { width }) => sum + width, 0)
  const wanted = Math.max(natural, Math.ceil(measure(`${title}, continued`, TITLE_LETTER, 'display')))
  const widened = sized.map((column, at) => (at === sized.length - 1 ? { ...column, width: column.width + wanted - natural } : column))
  return { title: title, columns: widened, rows: broken, width: wanted }
}

export const TITLE_LETTER = 11.5
export const CELL_PADDING = PADDING
export const TITLE_ROOM = TITLE

/** Breaks a text at spaces into lines of a width in points. */
export function wrapped(
  text: string,
  width: number,
  size: number,
  measure: Measure,
  face: 'text' | 'strong' | 'display' = 'text',
): string[] {
  if (measure(text, size, face) <= width) return [text]
  const space = measure(' ', size, face)
  const lines: string[] = []
  let [current, reach] = ['', 0]
  for (const word of text.split(' ')) {
    const wide = measure(word, size, face)
    if (current && reach + space + wide > width) {
      lines.push(current)
      current = ''
    }
    reach = current ? reach + space + wide : wide
    current = current ? `${current} ${word}` : word
  }
  return [...lines, current]
}
