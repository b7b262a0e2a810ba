import type { Layout } from '@framewell/domain/framing/layout'
import { webFeet } from '@framewell/domain/framing/profile'
import { plateFeet, storyBaseFeet, storyWallFeet } from '@framewell/domain/framing/storyHeights'
import { type WallRun, wallRuns } from '@framewell/domain/framing/wallRuns'
import { wings } from '@framewell/domain/framing/wings'
import type { Surface } from './Surface'
import { levels, onFace, solidSpans, type WallFace } from './WallFace'

/** About one ceiling lamp for this much of a wing's length; two rows in its depth. */
const LAMP_FEET = 9
const LINING_FEET = 0.05

/** What shows through the windows: linings, partitions, floors, ceilings and lamps. */
export function addRooms(
  { plaster, floor, lamp }: Readonly<Record<'plaster' | 'floor' | 'lamp', Surface>>,
  layout: Layout,
  faces: readonly WallFace[],
): void {
  const inside = webFeet(layout.studWeb) + LINING_FEET
  const top = plateFeet(layout)
  for (const { side, openings } of faces) addLining(plaster, side, openings, side.lengthFeet, -inside, [0, top])
  for (const run of wallRuns(layout)) {
    if (run.exterior) continue
    for (const out of [-inside / 2, inside / 2])
      addLining(plaster, run, faceOpenings(run), run.lengthFeet, out, [run.baseFeet, run.baseFeet + run.heightFeet])
  }
  for (const wing of wings(layout.outline)) {
    for (let story = 1; story <= layout.stories; story += 1) {
      const base = storyBaseFeet(layout, story)
      const level = (z: number) =>
        [
          { x: wing.left, y: wing.front, z },
          { x: wing.right, y: wing.front, z },
          { x: wing.right, y: wing.rear, z },
          { x: wing.left, y: wing.rear, z },
        ] as const
      floor.quad(...level(base + 0.02))
      const ceiling = base + storyWallFeet(layout, story) - LINING_FEET
      plaster.quad(...level(ceiling))
    }
  }
  addLamps(lamp, layout)
}

function faceOpenings(run: WallRun): WallFace['openings'] {
  return run.openings.map(({ kind, fromFeet, widthFeet, sillFeet, headFeet }) => ({
    kind,
    from: fromFeet,
    to: fromFeet + widthFeet,
    sill: run.baseFeet + sillFeet,
    head: run.baseFeet + headFeet,
  }))
}

function addLining(
  surface: Surface,
  side: Parameters<typeof onFace>[0],
  openings: WallFace['openings'],
  length: number,
  out: number,
  [low, high]: readonly [number, number],
): void {
  for (const [from, to] of levels(openings, low, high, high - low))
    for (const [left, right] of solidSpans(openings, [0, length], [from, to]))
      surface.quad(onFace(side, left, out, from), onFace(side, right, out, from), onFace(side, right, out, to), onFace(side, left, out, to))
}

/** Lamps under the ceilings; every fifth place above the first story is dark. */
export function addLamps(surface: Surface, layout: Layout): void {
  for (const wing of wings(layout.outline)) {
    for (let story = 1; story <= layout.stories; story += 1) {
      addRows(surface, wing, storyBaseFeet(layout, story) + storyWallFeet(layout, story) - LINING_FEET - 0.15, story)
    }
  }
}

function addRows(surface: Surface, wing: ReturnType<typeof wings>[number], z: number, story: number): void {
  const count = Math.max(1, Math.round((wing.right - wing.left) / LAMP_FEET))
  for (let column = 0; column < count; column += 1) {
    for (const row of [0.24, 0.74]) {
      const x = wing.left + ((column + 0.5) * (wing.right - wing.left)) / count
      const y = wing.front + row * (wing.rear - wing.front)
      if (story > 1 && (column + (row > 0.5 ? 2 : 0)) % 5 === 1) continue
      surface.box({ x: x - 0.5, y: y - 0.5, z }, { x: 1, y: 0, z: 0 }, { x: 0, y: 1, z: 0 }, { x: 0, y: 0, z: 0.1 })
    }
  }
}
