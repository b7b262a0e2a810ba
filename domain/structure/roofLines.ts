import type { FrameModel } from '../framing/frameModel'
import { wallRuns } from '../framing/wallRuns'
import { type Wing, wingKey, wings } from '../framing/wings'
import { added, type LoadEffects, NO_EFFECT, scaled } from './combinations'
import { ON_WALL_FEET, type PlanLine } from './lineLoad'
import { DEAD_PSF } from './roofLoad'

/** A wall under an end truss may be this much shorter than the wing, ft: it fits between the walls along the trusses' ends. */
const END_WALL_SHORT_FEET = 1.5

/**
 * The reactions of a gable roof's trusses as lines along the walls. Each truss carries half the way to its neighbors, the end ones the
 * rake; the overhang's load rests on the wall. Psf of plan area, inside the walls and over them. An end truss over a wall of its own rests along that wall. A hip roof gives no lines: its
 * hips need an engineer.
 */
export function roofLines(
  { layout, members }: FrameModel,
  roofPsf: number,
  overhangPsf = roofPsf,
): { readonly lines: PlanLine[]; readonly applied: LoadEffects } {
  if (layout.roof.form === 'hip') return { lines: [], applied: NO_EFFECT }
  const onArea = (inside: number, over: number): LoadEffects => ({
    ...NO_EFFECT,
    dead: DEAD_PSF.roofAndCeiling * (inside + over),
    roof: roofPsf * inside + overhangPsf * over,
  })
  const lines: PlanLine[] = []
  const loads: LoadEffects[] = []
  for (const wing of wings(layout.outline)) {
    const key = wingKey(wing)
    const chords = members.filter(({ role, assembly }) => role === 'bottom-chord' && assembly.part === 'truss' && assembly.wing === key)
    const trusses = [...new Set(chords.map(({ start }) => start.x))].sort((a, b) => a - b)
    const depth = wing.rear - wing.front + 2 * layout.roof.overhangFeet
    const left = wing.left - (wing.freeLeft ? layout.roof.rakeFeet : 0)
    const right = wing.right + (wing.freeRight ? layout.roof.rakeFeet : 0)
    for (const [at, x] of trusses.entries()) {
      const before = trusses[at - 1]
      const after = trusses[at + 1]
      const from = before === undefined ? left : (before + x) / 2
      const to = after === undefined ? right : (x + after) / 2
      const inside = (Math.min(to, wing.right) - Math.max(from, wing.left)) * (wing.rear - wing.front)
      const load = onArea(inside, (to - from) * depth - inside)
      loads.push(load)
      const end = before === undefined ? wing.left : after === undefined ? wing.right : undefined
      if (end !== undefined && hasEndWall({ layout, members }, wing, end)) {
        const length = wing.rear - wing.front
        lines.push({ source: 'roof', axis: 'y', at: end, from: wing.front, to: wing.rear, load: scaled(load, 1 / length) })
        continue
      }
      const [start, stop] = [Math.max(from, wing.left), Math.min(to, wing.right)]
      for (const y of [wing.front, wing.rear])
        lines.push({ source: 'roof', axis: 'x', at: y, from: start, to: stop, load: scaled(load, 0.5 / (stop - start)), place: x })
    }
  }
  return { lines, applied: added(...loads) }
}

/** Whether an exterior wall of the top story supports the wing's whole end. */
function hasEndWall({ layout }: FrameModel, wing: Wing, x: number): boolean {
  return wallRuns(layout).some((run) => {
    if (!run.exterior || run.assembly.story !== layout.stories || run.along.y === 0 || Math.abs(run.start.x - x) > ON_WALL_FEET)
      return false
    const ends = [run.start.y, run.start.y + run.along.y * run.lengthFeet].sort((a, b) => a - b)
    return (ends[0] ?? 0) <= wing.front + END_WALL_SHORT_FEET / 2 && (ends[1] ?? 0) >= wing.rear - END_WALL_SHORT_FEET / 2
  })
}
