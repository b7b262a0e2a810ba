import type { Layout } from '@framewell/domain/framing/layout'
import { outlineBounds } from '@framewell/domain/framing/outline'
import { addLeaves, addTree, randoms } from './plants'
import type { Surface } from './Surface'
import { onFace, type WallFace } from './WallFace'

const GRADE_FEET = -0.45

/** Shrubs along the walls between the doors, and trees at the back; on a street only within its lot. */
export function addGarden(
  { leaf, bark }: Readonly<Record<'leaf' | 'bark', Surface>>,
  layout: Layout,
  faces: readonly WallFace[],
  onStreet: boolean,
): void {
  const random = randoms(7)
  for (const { side, openings } of faces) {
    const doors = openings.filter(({ kind, sill }) => kind !== 'window' && sill < 1)
    for (let t = 1.6; t < side.lengthFeet - 1.2; t += 2.1 + random() * 1.7) {
      if (doors.some(({ from, to }) => t > from - 2.6 && t < to + 2.6) || random() < 0.16) continue
      const radius = 0.75 + random() * 0.6
      const center = onFace(side, t, 1.75 + random() * 0.5, GRADE_FEET + radius * 0.75)
      addLeaves(leaf, { center, radius, height: radius * 0.95, leaves: 1100, leafFeet: 0.16 }, random)
    }
  }
  const { left, right, rear } = outlineBounds(layout.outline)
  const trees = [
    [left - 22, rear + 26, 30],
    [left + 10, rear + 44, 36],
    [right - 4, rear + 34, 33],
    [right + 26, rear + 20, 27],
    [right + 52, rear + 48, 38],
    [left - 58, rear + 52, 34],
    [left - 92, rear + 38, 30],
    [right + 66, rear + 8, 29],
    [right + 98, rear + 44, 36],
    [right + 30, rear + 70, 34],
  ] as const
  for (const [x, y, height] of onStreet ? trees.filter(([at]) => at > left && at < right) : trees)
    addTree(leaf, bark, { x, y, z: GRADE_FEET }, height, random)
}
