import type { PaperBox } from './paper'

export interface Size {
  readonly width: number
  readonly height: number
}
/** Where an item is on its sheet, and which of its sizes it has there. */
export interface Packed {
  readonly item: number
  readonly sheet: number
  /** Index of the size. */
  readonly size: number
  readonly box: PaperBox
}

const NOISE = 0.01

/** So many places are tried for the items of one sheet. */
const MOST_TRIES = 600

/**
 * Puts rectangles on as few sheets as it can: each on the first sheet where it fits beside those that are there, which may change their
 * places and sizes for it (maximal rectangles, best short side fit).
 * @param items sizes that each may have
 * @param gap between two of a sheet
 * @returns a place for each item; null if an item is larger than a sheet in all its sizes
 */
export function packed(items: readonly (readonly Size[])[], area: PaperBox, gap: number): Packed[] | null {
  const sheets: { readonly items: readonly number[]; readonly places: readonly Packed[] }[] = []
  for (const item of items.keys()) {
    let sheet = 0
    for (; sheet <= sheets.length; sheet += 1) {
      const own = [...(sheets[sheet]?.items ?? []), item]
      const places = arranged(own, items, sheet, area, gap)
      if (!places) continue
      sheets[sheet] = { items: own, places }
      break
    }
    if (sheet > sheets.length) return null
  }
  return sheets.flatMap(({ places }) => places)
}

/** Places for items on one sheet, by trying the sizes of each with those of the others; null if none were found. */
function arranged(
  own: readonly number[],
  items: readonly (readonly Size[])[],
  sheet: number,
  area: PaperBox,
  gap: number,
): Packed[] | null {
  const least = (sizes: readonly Size[]) => Math.min(...sizes.map(({ width, height }) => (width + gap) * (height + gap)))
  // What is placed has the gap at its right and bottom, and so has the sheet.
  const whole = { ...area, width: area.width + gap, height: area.height + gap }
  if (own.reduce((sum, item) => sum + least(items[item] ?? []), 0) > whole.width * whole.height) return null
  let tries = 0
  const rest = (at: number, spaces: readonly PaperBox[]): Packed[] | null => {
    const item = own[at]
    if (item === undefined) return []
    const found = (items[item] ?? []).flatMap((size, index) => {
      const place = bestPlace(spaces, size, gap)
      return place ? [{ ...place, size: index }] : []
    })
    for (const { size, taken } of found.sort((a, b) => a.spare - b.spare)) {
      tries += 1
      if (tries > MOST_TRIES) return null
      const others = rest(at + 1, withoutBox(spaces, taken))
      if (others) return [{ item, sheet, size, box: { ...taken, width: taken.width - gap, height: taken.height - gap } }, ...others]
    }
    return null
  }
  return rest(0, [whole])
}

function bestPlace(spaces: readonly PaperBox[], { width, height }: Size, gap: number) {
  let best: { readonly taken: PaperBox; readonly spare: number } | undefined
  for (const space of spaces) {
    const [right, below] = [space.width - width - gap, space.height - height - gap]
    if (right < -NOISE || below < -NOISE) continue
    const spare = Math.min(right, below)
    if (!best || spare < best.spare - NOISE) best = { spare, taken: { x: space.x, y: space.y, width: width + gap, height: height + gap } }
  }
  return best
}

/** The largest rectangles that are still free. */
function withoutBox(spaces: readonly PaperBox[], taken: PaperBox): PaperBox[] {
  const parts = spaces.flatMap((space) => {
    if (!meets(space, taken)) return [space]
    const [right, bottom] = [space.x + space.width, space.y + space.height]
    const [takenRight, takenBottom] = [taken.x + taken.width, taken.y + taken.height]
    return [
      { ...space, width: taken.x - space.x },
      { ...space, x: takenRight, width: right - takenRight },
      { ...space, height: taken.y - space.y },
      { ...space, y: takenBottom, height: bottom - takenBottom },
    ].filter(({ width, height }) => width > NOISE && height > NOISE)
  })
  return parts.filter((part, at) => !parts.some((other, index) => index !== at && isIn(part, other) && (!isIn(other, part) || index < at)))
}

function meets(a: PaperBox, b: PaperBox): boolean {
  return a.x < b.x + b.width - NOISE && b.x < a.x + a.width - NOISE && a.y < b.y + b.height - NOISE && b.y < a.y + a.height - NOISE
}

function isIn(a: PaperBox, b: PaperBox): boolean {
  return a.x >= b.x - NOISE && a.y >= b.y - NOISE && a.x + a.width <= b.x + b.width + NOISE && a.y + a.height <= b.y + b.height + NOISE
}
