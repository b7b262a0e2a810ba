import { shopLength } from '../framing/shopLength'
import {
  type Align,
  type FigureBlock,
  LETTER,
  type Lettering,
  type Measure,
  type PaperBox,
  type PaperMark,
  type PaperSpot,
  type Pen,
} from './paper'

interface TextOptions {
  readonly size?: number
  readonly align?: Align
  readonly angle?: 0 | -90
  readonly face?: Lettering
  readonly cleared?: boolean
}
interface Edges {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
/** What a text covers, and which way it is read. */
interface Letters extends Edges {
  readonly angle: 0 | -90
}
type Segment = readonly [PaperSpot, PaperSpot]

/** Height of a capital for a font size of 1. */
const CAPITAL = 0.73
const TICK = 3
/** From a string of dimensions to the middle of its lettering. */
const ABOVE = -7.5
/** The same on its other side, where the lines from what it measures end. */
const BELOW = 9.5
/** Between dimensions in one row, so that they are not read as one. */
const APART = 10
/** So many equal spaces have one text. */
const EQUAL_SPACES = 3
const CELL = 36
/** From one place of a text in its space to the next. */
const SLIDE = 6
/** From lettering to a line before or after it. */
const CLEAR = 1.5
/** From what a line leads to, to the middle of its lettering, points. */
const NEAREST_LEAD = 14
const FARTHEST_LEAD = 300
const LEAD_STEP = 3
const DIRECTIONS = Array.from({ length: 32 }, (_, at) => {
  const angle = (at * Math.PI) / 16 - Math.PI / 4
  return [Math.cos(angle), Math.sin(angle)] as const
})

/** A picture in the making: knows where its lettering is, so that none is written over another. */
export class Figure {
  readonly #marks: PaperMark[] = []
  readonly #letters: Letters[] = []
  /** Lines by squares of the sheet. */
  readonly #lines = new Map<string, Segment[]>()

  constructor(
    private readonly measure: Measure,
    private readonly alt: string,
    private readonly box: PaperBox,
  ) {}

  line(pen: Pen, points: readonly PaperSpot[], more: { readonly closed?: boolean; readonly fill?: 'paper' | 'tint' | 'ink' } = {}): void {
    this.#marks.push({ kind: 'line', pen, points, ...more })
    for (const [at, point] of points.entries()) {
      const next = points[at + 1] ?? (more.closed ? points[0] : undefined)
      if (next) this.#remember([point, next])
    }
  }

  /** Keeps lettering off a line that is drawn otherwise. */
  avoid(points: readonly PaperSpot[]): void {
    for (const [at, point] of points.entries()) {
      const next = points[at + 1]
      if (next) this.#remember([point, next])
    }
  }

  path(pen: Pen, d: string, origin: PaperSpot, pointsPerFoot: number): void {
    this.#marks.push({ kind: 'path', pen, d, origin, pointsPerFoot })
  }

  /** A letter or number in a circle. */
  bubble(text: string, { x, y }: PaperSpot): void {
    this.#marks.push({ kind: 'circle', x, y, radius: BUBBLE })
    this.text(text, { x, y }, { face: 'strong' })
  }

  /** Writes at a place whatever is there. */
  text(text: string, { x, y }: PaperSpot, options: TextOptions = {}): void {
    const { size = LETTER, align = 'middle', angle = 0, face = 'text', cleared = false } = options
    this.#letters.push(this.#edges(text, { x, y }, options))
    this.#marks.push({ kind: 'text', text, x, y, size, align, angle, face, cleared })
  }

  /**
   * Writes at the first of some places that is free of lettering and lines, else at the one that crosses the fewest lines.
   * @param apart more space to lettering before and after it
   * @returns whether there was one free of lettering
   */
  place(
    text: string,
    places: readonly (PaperSpot & Pick<TextOptions, 'angle' | 'align'>)[],
    options: TextOptions = {},
    apart = 0,
  ): boolean {
    let best: { readonly place: (typeof places)[number]; readonly crossed: number } | undefined
    for (const place of places) {
      const edges = this.#edges(text, place, { ...options, ...place })
      if (!within(edges, this.box) || this.#letters.some((other) => overlap(longer(edges, apart), other))) continue
      const crossed = this.#crossed(edges)
      if (!best || crossed < best.crossed) best = { place, crossed }
      if (crossed === 0) break
    }
    if (!best) return false
    this.text(text, best.place, { ...options, ...best.place, cleared: best.crossed > 0 })
    return true
  }

  /** Whether a text at a place covers neither lettering nor lines. */
  isFree(text: string, place: PaperSpot & Pick<TextOptions, 'angle'>, options: TextOptions = {}): boolean {
    const edges = this.#edges(text, place, { ...options, ...place })
    return within(edges, this.box) && !this.#letters.some((other) => overlap(edges, other)) && this.#crossed(edges) === 0
  }

  /**
   * Writes at the nearest free place within the picture, with a line that leads from there to what is named.
   * @param from 'beside': the line passes no lettering; 'under': only lettering that covers what is named
   * @param clear free of lines too, not only of lettering
   * @returns whether there was one within `FARTHEST_LEAD`
   */
  lead(text: string, to: PaperSpot, from: 'beside' | 'under' = 'beside', clear = false): boolean {
    for (let away = NEAREST_LEAD; away <= FARTHEST_LEAD; away += LEAD_STEP)
      for (const [dx, dy] of DIRECTIONS) {
        const place = { x: to.x + dx * away, y: to.y + dy * away }
        const edges = this.#edges(text, place, {})
        const end = { x: Math.min(Math.max(to.x, edges.left), edges.right), y: Math.min(Math.max(to.y, edges.top), edges.bottom) }
        const taken = this.#letters.some(
          (other) => overlap(edges, other) || (crosses([to, end], other) && !(from === 'under' && covers(other, to))),
        )
        if (taken || !within(edges, this.box) || (clear && this.#crossed(edges) > 0)) continue
        this.line('thin', [to, end])
        this.text(text, place, { cleared: true })
        return true
      }
    return false
  }

  /**
   * A string of dimensions along x or y between stops on paper. A text that its space has no room for moves beside the string.
   * @param at where the string is on the other axis; `from`: where what it measures is
   */
  dimensions(
    axis: 'x' | 'y',
    stops: readonly { readonly paper: number; readonly feet: number }[],
    { at, from }: { readonly at: number; readonly from: number },
  ): void {
    const sorted = stops
      .toSorted((a, b) => a.paper - b.paper)
      .filter(({ paper }, index, all) => index === 0 || paper - (all[index - 1]?.paper ?? 0) > 0.05)
    const [first, last] = [sorted[0], sorted.at(-1)]
    if (!first || !last || first === last) return
    const spot = (along: number, across: number): PaperSpot => (axis === 'x' ? { x: along, y: across } : { x: across, y: along })
    const away = Math.sign(at - from)
    this.line('fine', [spot(first.paper, at), spot(last.paper, at)])
    for (const { paper } of sorted) {
      this.line('fine', [spot(paper, from + away * 5), spot(paper, at + away * 4)])
      const slash = axis === 'x' ? TICK : -TICK
      this.line('object', [spot(paper - slash, at + TICK), spot(paper + slash, at - TICK)])
    }
    for (const { from: start, to: end, text } of spans(sorted)) {
      const middle = (start + end) / 2
      const wide = this.measure(text, LETTER, 'text')
      const shift = Math.max(0, (wide - (end - start)) / 2 + 4)
      // Beyond the ends of the string, where no other line is.
      const beyond = wide / 2 + TICK + 5
      const outer = [
        ...(start === first.paper && shift > 0 ? [[start - beyond, 0] as const] : []),
        ...(end === last.paper && shift > 0 ? [[end + beyond, 0] as const] : []),
      ]
      const candidates = [
        [middle, ABOVE],
        ...slides((end - start - wide) / 2 - TICK).map((by) => [middle + by, ABOVE] as const),
        ...outer,
        [middle, BELOW],
        [middle - shift, ABOVE],
        [middle + shift, ABOVE],
        [middle - shift, BELOW],
        [middle + shift, BELOW],
        [middle, ABOVE * 2.6],
        [middle, -ABOVE * 2.6],
      ] as const
      const places = candidates.map(([along, across]) => ({
        ...spot(along, at + across),
        angle: axis === 'x' ? (0 as const) : (-90 as const),
      }))
      const led = (over: 'beside' | 'under') => this.lead(text, spot(middle, at), over)
      if (!this.place(text, places, {}, APART) && !this.place(text, places) && !led('beside')) led('under')
    }
  }

  /** Width of a text of the smallest lettering, points. */
  widthOf(text: string): number {
    return this.measure(text, LETTER, 'text')
  }

  /** What is drawn, as one block. */
  block(): FigureBlock {
    return { kind: 'figure', alt: this.alt, box: this.box, marks: this.#marks }
  }

  #edges(text: string, { x, y }: PaperSpot, { size = LETTER, align = 'middle', angle = 0, face = 'text' }: TextOptions): Letters {
    const width = this.measure(text, size, face)
    const half = (size * CAPITAL) / 2 + 1
    const before = align === 'start' ? 0 : align === 'end' ? width : width / 2
    const after = width - before
    return angle === 0
      ? { left: x - before, right: x + after, top: y - half, bottom: y + half, angle }
      : { left: x - half, right: x + half, top: y - after, bottom: y + before, angle }
  }

  #remember(segment: Segment): void {
    const [a, b] = segment
    const [low, high] = [cell(Math.min(a.x, b.x)), cell(Math.max(a.x, b.x))]
    const [top, bottom] = [cell(Math.min(a.y, b.y)), cell(Math.max(a.y, b.y))]
    for (let column = low; column <= high; column += 1)
      for (let row = top; row <= bottom; row += 1) {
        const key = `${column},${row}`
        const there = this.#lines.get(key)
        if (there) there.push(segment)
        else this.#lines.set(key, [segment])
      }
  }

  #crossed(letters: Edges): number {
    const edges = { ...letters, left: letters.left - CLEAR, right: letters.right + CLEAR }
    let count = 0
    for (let column = cell(edges.left); column <= cell(edges.right); column += 1)
      for (let row = cell(edges.top); row <= cell(edges.bottom); row += 1)
        for (const segment of this.#lines.get(`${column},${row}`) ?? []) if (crosses(segment, edges)) count += 1
    return count
  }
}

function longer(letters: Letters, by: number): Letters {
  const { left, right, top, bottom, angle } = letters
  return angle === 0 ? { ...letters, left: left - by, right: right + by } : { ...letters, top: top - by, bottom: bottom + by }
}

/** Radius of a grid line's bubble. */
export const BUBBLE = 10

interface Stop {
  readonly paper: number
  readonly feet: number
}

/** The texts of a string of dimensions: equal spaces in a row share one, `13 @ 1'-4" = 17'-4"`. */
function spans(stops: readonly Stop[]): { readonly from: number; readonly to: number; readonly text: string }[] {
  const length = (from: Stop | undefined, to: Stop | undefined) => (from && to ? shopLength(Math.abs(to.feet - from.feet) * 12) : '')
  const found: { from: number; to: number; text: string }[] = []
  for (let at = 0; at + 1 < stops.length; ) {
    const space = length(stops[at], stops[at + 1])
    let end = at + 1
    while (end + 1 < stops.length && length(stops[end], stops[end + 1]) === space) end += 1
    const count = end - at
    const last = count >= EQUAL_SPACES ? end : at + 1
    const [from, to] = [stops[at], stops[last]]
    const text = count >= EQUAL_SPACES ? `${count} @ ${space} = ${length(from, to)}` : space
    if (from && to) found.push({ from: from.paper, to: to.paper, text })
    at = last
  }
  return found
}

/** Along a space with room to spare, to both sides of its middle. @param most points */
function slides(most: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor(most / SLIDE)) }, (_, at) => [(at + 1) * SLIDE, -(at + 1) * SLIDE]).flat()
}

const cell = (at: number) => Math.floor(at / CELL)

/** Whether two texts are closer than 4 points in the direction of reading, or 1 point across it. */
function overlap(a: Letters, b: Letters): boolean {
  const x = a.angle === 0 || b.angle === 0 ? 4 : 1
  const y = a.angle === 0 && b.angle === 0 ? 1 : 4
  return a.left < b.right + x && b.left < a.right + x && a.top < b.bottom + y && b.top < a.bottom + y
}

function covers({ left, right, top, bottom }: Edges, { x, y }: PaperSpot): boolean {
  return left <= x && x <= right && top <= y && y <= bottom
}

function within({ left, right, top, bottom }: Edges, { x, y, width, height }: PaperBox): boolean {
  return left >= x && right <= x + width && top >= y && bottom <= y + height
}

/** Whether a line passes through a rectangle (Liang and Barsky's clipping). */
function crosses([a, b]: Segment, { left, right, top, bottom }: Edges): boolean {
  let [from, to] = [0, 1]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  for (const [p, q] of [
    [-dx, a.x - left],
    [dx, right - a.x],
    [-dy, a.y - top],
    [dy, bottom - a.y],
  ] as const) {
    if (p === 0) {
      if (q < 0) return false
      continue
    }
    const t = q / p
    if (p < 0) from = Math.max(from, t)
    else to = Math.min(to, t)
    if (from > to) return false
  }
  return true
}
