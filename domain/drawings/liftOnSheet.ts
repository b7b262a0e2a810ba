import type { Drawing, PaperLine, PaperPoint } from '../framing/drawing'
import { drawingPaths } from '../framing/drawingPaths'
import { type DrawingForm, SHEETS } from './DrawingForm'
import { Pen } from './Pen'

/** A load on a crane's hook, in feet of paper. */
interface Lift {
  readonly lines: readonly PaperLine[]
  readonly hook: PaperPoint
  /** The face of the load. */
  readonly face: readonly PaperPoint[]
  /** The line where it will be set, near end first; none when already drawn. */
  readonly seat?: readonly PaperPoint[]
  readonly title: string
  /** Its name. */
  readonly head?: string
  /** Its description. */
  readonly words: readonly string[]
}

/** Fits a lift onto the form's sheet, with its description at the lower left. */
export function liftOnSheet(form: DrawingForm, { lines, hook, face, seat = [], title, head, words }: Lift): Drawing {
  const size = form === 'wide' ? { ...SHEETS.wide, height: 640 } : form === 'figure' ? { ...SHEETS.figure, height: 470 } : SHEETS.card
  const pen = new Pen(size)
  const points = [...lines.flatMap(({ from, to }) => [from, to]), hook]
  const [minX, minY] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))]
  const [spanX, spanY] = [Math.max(...points.map(({ x }) => x)) - minX, Math.max(...points.map(({ y }) => y)) - minY]
  const above = form === 'card' ? 14 : 40
  const scale = Math.min((size.width - 24) / spanX, (size.height - above - 16) / spanY)
  const startX = (size.width - spanX * scale) / 2
  const put = ({ x, y }: PaperPoint) => ({ x: startX + (x - minX) * scale, y: above + (y - minY) * scale })
  if (seat.length > 0) pen.lines('tint', seatOnSheet(seat.map(put)), true)
  pen.lines('wash', face.map(put), true)
  for (const { kind, d } of drawingPaths(lines.map(({ kind, from, to }) => ({ kind, from: put(from), to: put(to) })))) pen.path(kind, d)
  const at = put(hook)
  pen.line('edge', { x: at.x, y: 0 }, at).circle('lead', at, form === 'card' ? 4 : 6)
  if (form === 'card') return pen.drawing(title)
  const wide = form === 'wide'
  const step = wide ? 30 : 23
  const first = size.height - 16 - words.length * step
  const left = wide ? startX : 12
  if (head) pen.text(head, left, first - (wide ? 16 : 10), { anchor: 'start', scale: wide ? 2.6 : 1.8, tone: 'signal' })
  for (const [index, text] of words.entries())
    pen.text(text, left, first + (index + 0.7) * step, { anchor: 'start', scale: wide ? 1.3 : 0.95, tone: 'strong' })
  return pen.drawing(title)
}

/** The line of the seat as a narrow band, so that it can be filled. */
function seatOnSheet([from, to]: readonly PaperPoint[]): PaperPoint[] {
  if (!from || !to) return []
  return [from, to, { x: to.x - 6, y: to.y - 3 }, { x: from.x - 6, y: from.y - 3 }]
}
