import type { Layout, Opening } from '@framewell/domain/framing/layout'
import type { FramePoint } from '@framewell/domain/framing/member'
import { type OutlineSide, outlineSides } from '@framewell/domain/framing/outline'
import { storyBaseFeet } from '@framewell/domain/framing/storyHeights'

/** An opening of a face: along it, and its height above the foundation, in feet. */
export interface FaceOpening {
  readonly kind: Opening['kind']
  readonly from: number
  readonly to: number
  readonly sill: number
  readonly head: number
}

/** One outside face of a house over all its stories, in feet. */
export interface WallFace {
  readonly side: OutlineSide
  readonly openings: readonly FaceOpening[]
}

/** The outside faces of a house with the openings of all stories. */
export function wallFaces(layout: Layout): WallFace[] {
  return outlineSides(layout.outline).map((side, index) => ({
    side,
    openings: layout.openings
      .filter((opening) => opening.side === index)
      .map(({ kind, story, fromFeet, widthFeet, sillFeet, headFeet }) => {
        const base = storyBaseFeet(layout, story)
        return { kind, from: fromFeet, to: fromFeet + widthFeet, sill: base + sillFeet, head: base + headFeet }
      }),
  }))
}

/** The point of a face `t` feet along it, `out` feet in front of it and at height `z`. */
export function onFace(
  { start, along, inward }: Pick<OutlineSide, 'start' | 'along' | 'inward'>,
  t: number,
  out: number,
  z: number,
): FramePoint {
  return { x: start.x + along.x * t - inward.x * out, y: start.y + along.y * t - inward.y * out, z }
}

/** The parts of `from` to `to` that no opening covers between two heights. */
export function solidSpans(
  openings: readonly FaceOpening[],
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
): (readonly [number, number])[] {
  const spans: (readonly [number, number])[] = []
  let at = from
  for (const opening of openings.toSorted((a, b) => a.from - b.from)) {
    if (opening.head <= low || opening.sill >= high) continue
    if (opening.from > at) spans.push([at, opening.from])
    at = Math.max(at, opening.to)
  }
  if (to > at) spans.push([at, to])
  return spans
}

/** Heights from `low` to `high` in steps, with every sill and head between them. */
export function levels(openings: readonly FaceOpening[], low: number, high: number, step: number): (readonly [number, number])[] {
  const steps = Array.from({ length: Math.ceil((high - low) / step) }, (_, at) => low + at * step)
  const edges = openings.flatMap(({ sill, head }) => [sill, head]).filter((edge) => edge > low && edge < high)
  const all = [...new Set([...steps, ...edges, high])].toSorted((a, b) => a - b)
  return all.slice(1).map((top, at) => [all[at] ?? low, top] as const)
}
