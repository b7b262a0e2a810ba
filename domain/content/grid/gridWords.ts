import { type Grid, type GridAxis, type GridPlace, type GridShape, isTurned, maxCountOf, nameOf } from './grid'

/** One axis of a grid, with its lines in order. */
interface GridLine {
  readonly axis: GridAxis
  readonly noun: string
  readonly count: number
  /** Whether the section's maximum is reached. */
  readonly full: boolean
  /** The heading text; '' when it has none yet. */
  readonly wordsAt: (at: number) => string
}

/** Orientation of a grid on screen and the labels of its parts, the same in every editor. */
interface GridWords {
  readonly caption: string
  readonly across: GridLine
  readonly down: GridLine
  readonly placeOf: (line: number, at: number) => GridPlace
  /** 'Burns, Steel'; 'row 1, column 2' while unnamed. */
  readonly cellName: (line: number, at: number) => string
}

export function gridWords(grid: Grid, shape: GridShape): GridWords {
  const turned = isTurned(shape)
  const column: GridLine = {
    axis: 'column',
    noun: turned ? 'category' : 'column',
    count: grid.heads.length,
    full: grid.heads.length >= maxCountOf(shape, 'column'),
    wordsAt: (at) => grid.heads[at] ?? '',
  }
  const entry: GridLine = {
    axis: 'entry',
    noun: (shape.rows.entry ?? shape.rows.label).toLowerCase(),
    count: grid.entries.length,
    full: grid.entries.length >= maxCountOf(shape, 'entry'),
    wordsAt: (at) => nameOf(grid, shape, at),
  }
  const [across, down] = turned ? [entry, column] : [column, entry]
  const named = ({ noun, wordsAt }: GridLine, at: number) => wordsAt(at) || `${noun} ${at + 1}`
  return {
    caption: turned ? 'Figures by category' : 'Table',
    across,
    down,
    placeOf: (line, at) => (turned ? { entry: at, column: line } : { entry: line, column: at }),
    cellName: (line, at) => `${named(down, line)}, ${named(across, at)}`,
  }
}

/** The paste target for a heading. */
export function headPlace(axis: GridAxis, at: number): GridPlace {
  return axis === 'column' ? { entry: -1, column: at } : { entry: at, column: -1 }
}

/** What did not fit in a paste; '' when everything did. */
export function lostWords(lost: number): string {
  return lost > 0 ? `${lost} of the pasted cells did not fit, or were no numbers.` : ''
}

/** Where Alt+arrow or a button moves a line; undefined past the ends. The button that still works keeps the focus. */
export function movedTo(at: number, step: -1 | 1, count: number): { readonly to: number; readonly control: 'back' | 'on' } | undefined {
  const to = at + step
  if (to < 0 || to >= count) return undefined
  return { to, control: to === 0 ? 'on' : to === count - 1 ? 'back' : step < 0 ? 'back' : 'on' }
}

/** 0 up to but not including the number. */
export function upTo(length: number): number[] {
  return Array.from({ length }, (_, at) => at)
}
