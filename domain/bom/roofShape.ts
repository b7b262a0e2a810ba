import type { Layout } from '../framing/layout'
import { memoizeByObject } from '../framing/memoizeByObject'
import { ridgeLine } from '../framing/ridgeLine'
import { wings } from '../framing/wings'

/** One slope of a gable roof, for which standing seam panels are cut. */
export interface RoofSlope {
  readonly eaveFeet: number
  readonly slopeFeet: number
}

/** Areas and edges of a roof, unrounded, in feet and square feet. */
export interface RoofShape {
  readonly slopeFactor: number
  readonly planSquareFeet: number
  readonly areaSquareFeet: number
  readonly eavesFeet: number
  readonly rakesFeet: number
  readonly ridgeFeet: number
  readonly hipsFeet: number
  /** Empty for a hip roof. */
  readonly slopes: readonly RoofSlope[]
}

/** Slope length per foot of run: √(144 + pitch²)/12 (NAVEDTRA 14044). */
export function slopeFactor(pitchIn12: number): number {
  return Math.sqrt(144 + pitchIn12 ** 2) / 12
}

/** (L + 2·rake)(W + 2·eave) × slope factor, wing by wing; no rake where a wing adjoins another. */
export const roofShape = memoizeByObject((layout: Layout): RoofShape => {
  const { form, pitchIn12, overhangFeet, rakeFeet } = layout.roof
  const factor = slopeFactor(pitchIn12)
  let [plan, eaves, rakes, ridge, hips] = [0, 0, 0, 0, 0]
  const slopes: RoofSlope[] = []
  for (const wing of wings(layout.outline)) {
    const [length, depth] = [wing.right - wing.left, wing.rear - wing.front]
    const acrossFeet = depth + 2 * overhangFeet
    const [start, end] = ridgeLine(layout, wing)
    ridge += Math.hypot(end.x - start.x, end.y - start.y)
    if (form === 'hip') {
      const run = Math.min(length, depth) / 2 + overhangFeet
      plan += (length + 2 * overhangFeet) * acrossFeet
      eaves += 2 * (length + 2 * overhangFeet + acrossFeet)
      hips += 4 * Math.hypot(run, run, (run * pitchIn12) / 12)
      continue
    }
    const freeEnds = Number(wing.freeLeft) + Number(wing.freeRight)
    const eave = length + freeEnds * rakeFeet
    const slope = (acrossFeet / 2) * factor
    plan += eave * acrossFeet
    eaves += 2 * eave
    rakes += freeEnds * 2 * slope
    slopes.push({ eaveFeet: eave, slopeFeet: slope }, { eaveFeet: eave, slopeFeet: slope })
  }
  return {
    slopeFactor: factor,
    planSquareFeet: plan,
    areaSquareFeet: plan * factor,
    eavesFeet: eaves,
    rakesFeet: rakes,
    ridgeFeet: ridge,
    hipsFeet: hips,
    slopes,
  }
})

/** Roof waste as a share of the area: 10% on a gable, 15% on a hip. */
export function roofWaste(layout: Layout): number {
  return layout.roof.form === 'hip' ? 0.15 : 0.1
}
