import { added, type LoadEffects, NO_EFFECT, scaled } from './combinations'

/** A stretch of a line with an even load: from and to in ft along the line, lb per ft. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly load: LoadEffects
}

/** A line load of the plan before it lands on walls: along x at a y, or along y at an x. Feet, lb per ft. */
export interface PlanLine {
  /** What it comes from: 'roof', 'floor 2', 'wall W2-1'. */
  readonly source: string
  readonly axis: 'x' | 'y'
  readonly at: number
  readonly from: number
  readonly to: number
  readonly load: LoadEffects
  /** Where the truss or joist that brings it bears, along the same axis. */
  readonly place?: number
  /** The whole line that it is part of: what no wall stands under is spread over the walls under that. */
  readonly whole?: { readonly from: number; readonly to: number }
}

/** How far a line may lie from the middle of the wall that carries it, ft: half a wall and a flange. */
export const ON_WALL_FEET = 0.6

/** The load of stretches between two places, lb. The stretches reach on beyond their ends for `from` and `to` at infinity. */
export function loadBetween(stretches: readonly Stretch[], from: number, to: number): LoadEffects {
  return added(
    ...stretches.map((stretch) => {
      const length = Math.min(stretch.to, to) - Math.max(stretch.from, from)
      return length > 0 ? scaled(stretch.load, length) : NO_EFFECT
    }),
  )
}

/** The load of all stretches, lb. */
export function totalLoad(stretches: readonly Stretch[]): LoadEffects {
  return loadBetween(stretches, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
}

/** The reactions in lb at both ends of a simple beam from `from` to `to` under stretches. */
export function beamReactions(stretches: readonly Stretch[], from: number, to: number): readonly [LoadEffects, LoadEffects] {
  const parts = stretches.flatMap((stretch) => {
    const [start, end] = [Math.max(stretch.from, from), Math.min(stretch.to, to)]
    if (end <= start) return []
    const share = ((start + end) / 2 - from) / (to - from)
    const load = scaled(stretch.load, end - start)
    return [{ left: scaled(load, 1 - share), right: scaled(load, share) }]
  })
  return [added(...parts.map(({ left }) => left)), added(...parts.map(({ right }) => right))]
}
