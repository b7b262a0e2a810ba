import { DRAWING_KINDS, type Drawing, type DrawingKind, type DrawingLabel, type PaperPoint } from '../framing/drawing'
import { round, segment } from '../framing/drawingPaths'

interface SheetSize {
  readonly width: number
  readonly height: number
  /** Label text height in sheet units. */
  readonly labelSize: number
}

type LabelStyle = Partial<Pick<DrawingLabel, 'anchor' | 'scale' | 'tone' | 'angle'>>

/** Draws on a sheet of a given size. Later shapes cover earlier ones, also of the same kind. */
export class Pen {
  readonly #strokes: { kind: DrawingKind; d: string }[] = []
  readonly #labels: DrawingLabel[] = []

  constructor(readonly size: SheetSize) {}

  path(kind: DrawingKind, d: string): this {
    const last = this.#strokes.at(-1)
    if (last?.kind === kind) last.d += d
    else this.#strokes.push({ kind, d })
    return this
  }

  line(kind: DrawingKind, from: PaperPoint, to: PaperPoint): this {
    return this.path(kind, segment(from, to))
  }

  lines(kind: DrawingKind, points: readonly PaperPoint[], closed = false): this {
    const d = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
    return this.path(kind, closed ? `${d}Z` : d)
  }

  box(kind: DrawingKind, x: number, y: number, width: number, height: number): this {
    return this.path(kind, `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`)
  }

  circle(kind: DrawingKind, center: PaperPoint, radius: number): this {
    const r = round(radius)
    return this.path(kind, `M${round(center.x - radius)} ${round(center.y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
  }

  /** A dimension between two points with slashes at both ends; the text is on the `away` side of the line. */
  dimension(text: string, from: PaperPoint, to: PaperPoint, away: PaperPoint): this {
    const move = ({ x, y }: PaperPoint, by = 1) => ({ x: x + away.x * by, y: y + away.y * by })
    const tick = this.size.labelSize * 0.32
    const [start, end] = [move(from), move(to)]
    for (const [own, tip] of [
      [from, start],
      [to, end],
    ] as const) {
      this.line('dimension', move(own, 0.25), move(own, 1.25))
      this.line('dimension', { x: tip.x - tick, y: tip.y + tick }, { x: tip.x + tick, y: tip.y - tick })
    }
    this.line('dimension', start, end)
    const length = Math.hypot(away.x, away.y) || 1
    const beyond = this.size.labelSize * 0.95
    const upright = Math.abs(from.x - to.x) < Math.abs(from.y - to.y)
    return this.text(text, (start.x + end.x) / 2 + (away.x / length) * beyond, (start.y + end.y) / 2 + (away.y / length) * beyond, {
      angle: upright ? -90 : 0,
    })
  }

  text(text: string, x: number, y: number, style: LabelStyle = {}): this {
    this.#labels.push({ text, x: round(x), y: round(y), angle: 0, ...style })
    return this
  }

  /** The finished sheet. */
  drawing(title: string): Drawing {
    const { width, height, labelSize } = this.size
    return {
      title,
      viewBox: { x: 0, y: 0, width, height },
      paths: this.#strokes.filter(({ kind, d }) => d !== '' && DRAWING_KINDS.includes(kind)),
      labels: this.#labels,
      labelSize,
    }
  }
}
