import type { WallRun } from './wallRuns'

/** A rectangle of a plan by its ranges on both axes, feet. */
export type PlanBox = Readonly<Record<'x' | 'y', readonly [low: number, high: number]>>

/** What a wall covers of its floor, doors and windows included. @param depth of its studs, feet */
export function wallBody({ start, along, lengthFeet }: WallRun, depth: number): PlanBox {
  const range = (axis: 'x' | 'y'): readonly [number, number] => {
    const end = start[axis] + along[axis] * lengthFeet
    const half = along[axis] === 0 ? depth / 2 : 0
    return [Math.min(start[axis], end) - half, Math.max(start[axis], end) + half]
  }
  return { x: range('x'), y: range('y') }
}
