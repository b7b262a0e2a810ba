import type { Opening } from '../framing/layout'
import { shopLength } from '../framing/shopLength'
import type { Figure } from './Figure'
import type { PaperSpot } from './paper'

/** An opening's framed size, width by height: 4'-0" × 3'-9" */
export function openingSize({ widthFeet, sillFeet, headFeet }: Pick<Opening, 'widthFeet' | 'sillFeet' | 'headFeet'>): string {
  return `${shopLength(widthFeet * 12)} × ${shopLength((headFeet - sillFeet) * 12)}`
}

/** From one line to the next: the usual, and closer where an opening is small. */
const PITCHES = [14, 11.5, 10]
const SHIFTS = [0, -26, 26, -52, 52]

/**
 * Writes an opening's mark and size in it, upright where it is too narrow, and the size in two lines where one is too long. What would cross
 * lines in it is at the end of a line that leads to it.
 * @param opening on paper, points
 */
export function markOpening(
  figure: Figure,
  mark: string,
  size: string,
  middle: PaperSpot,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const wide = width >= NARROW
  const split = figure.widthOf(size) > (wide ? width : height) - 4
  const lines = [mark, ...(split ? size.split(/(?<=×) /) : [size])]
  const shifts = SHIFTS.filter((by) => Math.abs(by) < height / 2)
  const angles = wide ? ([0, -90] as const) : ([-90, 0] as const)
  const placed = PITCHES.flatMap((pitch) => angles.flatMap((angle) => shifts.map((by) => linesAt(middle, lines.length, pitch, angle, by))))
  const styleOf = (at: number) => (at === 0 ? ({ face: 'strong' } as const) : {})
  const found = placed.find((places) => places.every((place, at) => figure.isFree(lines[at] ?? '', place, styleOf(at))))
  if (!found) {
    const corners = [-1, 1].flatMap((right) =>
      [1, -1].map((down) => ({ x: middle.x + right * (width / 2 - INSET), y: middle.y + down * (height / 2 - INSET) })),
    )
    const led = (text: string) => [true, false].some((clear) => corners.some((corner) => figure.lead(text, corner, 'beside', clear)))
    const alone = angles
      .flatMap((angle) => shifts.flatMap((by) => linesAt(middle, 1, 0, angle, by)))
      .find((place) => figure.isFree(mark, place, styleOf(0)))
    if (alone) figure.text(mark, alone, { ...alone, ...styleOf(0) })
    led(alone ? size : `${mark}, ${size}`)
    return
  }
  for (const [at, place] of found.entries()) figure.text(lines[at] ?? '', place, { ...place, ...styleOf(at) })
}

/** Where lines of lettering are, one below the other, around a place that is shifted along the opening's height, or a little across it. */
function linesAt(middle: PaperSpot, count: number, pitch: number, angle: 0 | -90, shift: number) {
  return Array.from({ length: count }, (_, at) => {
    const offset = (at - (count - 1) / 2) * pitch
    return angle === 0 ? { x: middle.x, y: middle.y + offset + shift, angle } : { x: middle.x + offset + shift / 4, y: middle.y, angle }
  })
}

/** From an opening's corner to where a line to its words starts. */
const INSET = 3
/** An opening at least this wide on paper has room for its size. */
const NARROW = 74
