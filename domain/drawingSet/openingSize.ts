import type { Opening } from '../framing/layout'
import { shopLength } from '../framing/shopLength'
import type { Figure } from './Figure'
import type { PaperSpot } from './paper'

/** An opening's framed size, width by height: 4'-0" × 3'-9" */
export function openingSize({ widthFeet, sillFeet, headFeet }: Pick<Opening, 'widthFeet' | 'sillFeet' | 'headFeet'>): string {
  return `${shopLength(widthFeet * 12)} × ${shopLength((headFeet - sillFeet) * 12)}`
}

/**
 * Writes an opening's mark and size in it, upright where it is too narrow, and the size in two lines where one is too long.
 * @param opening on paper, points
 */
export function markOpening(
  figure: Figure,
  mark: string,
  size: string,
  middle: PaperSpot,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const [along, across] = [-26, 0, 26, -52, 52].reduce<readonly [PaperSpot[], PaperSpot[]]>(
    ([level, upright], more) => [
      [...level, { ...middle, y: middle.y + more }],
      [...upright, { ...middle, x: middle.x + more / 4 }],
    ],
    [[], []],
  )
  const wide = width >= NARROW
  const places = (offset: number) => [
    ...(wide ? [{ ...middle, y: middle.y + offset }, ...along.map((spot) => ({ ...spot, y: spot.y + offset }))] : []),
    ...[{ ...middle, x: middle.x + offset }, ...across.map((spot) => ({ ...spot, x: spot.x + offset }))].map((spot) => ({
      ...spot,
      angle: -90 as const,
    })),
  ]
  const lines = [mark, ...(figure.widthOf(size) > (wide ? width : height) - 4 ? size.split(/(?<=×) /) : [size])]
  for (const [at, line] of lines.entries())
    figure.place(line, places((at - (lines.length - 1) / 2) * 14), at === 0 ? { face: 'strong' } : {})
}

/** An opening at least this wide on paper has room for its size. */
const NARROW = 74
