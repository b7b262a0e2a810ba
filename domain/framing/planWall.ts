import type { DrawingPath, PaperLine, PaperPoint } from './drawing'
import { round } from './drawingPaths'
import type { Opening } from './layout'
import type { WallRun } from './wallRuns'

/** Maps feet along a wall and towards its inner face to paper. */
export type OnWall = (t: number, inward: number) => PaperPoint

export function onWall(run: WallRun): OnWall {
  return (t, inward) => ({
    x: run.start.x + run.along.x * t + run.inward.x * inward,
    y: -(run.start.y + run.along.y * t + run.inward.y * inward),
  })
}

/** A wall in plan: both faces between its openings, closed at every end, with glass in each window. */
export function planWall(run: WallRun, depthFeet: number): PaperLine[] {
  const at = onWall(run)
  const half = depthFeet / 2
  const lines: PaperLine[] = []
  let from = 0
  for (const opening of [...inOrder(run), undefined]) {
    const to = opening?.fromFeet ?? run.lengthFeet
    for (const face of [-half, half]) lines.push({ kind: 'stud', from: at(from, face), to: at(to, face) })
    for (const end of [from, to]) lines.push({ kind: 'stud', from: at(end, -half), to: at(end, half) })
    if (!opening) break
    from = to + opening.widthFeet
    if (opening.kind === 'window')
      for (const glass of [-half / 3, half / 3]) lines.push({ kind: 'truss', from: at(to, glass), to: at(from, glass) })
    if (opening.kind === 'garage') lines.push({ kind: 'floor', from: at(to, half), to: at(from, half) })
  }
  return lines
}

/** Leaves of a wall's doors, feet from the run's start: wide doors have two, cased openings inside none. */
export function doorLeaves(run: WallRun): { readonly hinge: number; readonly shut: number }[] {
  return inOrder(run).flatMap(({ kind, fromFeet, widthFeet }) => {
    if (kind !== 'door') return []
    const end = fromFeet + widthFeet
    if (widthFeet <= WIDEST_LEAF_FEET) return [{ hinge: fromFeet, shut: end }]
    const middle = fromFeet + widthFeet / 2
    return run.exterior
      ? [
          { hinge: fromFeet, shut: middle },
          { hinge: end, shut: middle },
        ]
      : []
  })
}

/** Doors open into the house with their swing arc. */
export function planDoors(run: WallRun): DrawingPath[] {
  const at = onWall(run)
  const paths: string[] = []
  const leaf = (hinge: number, shut: number) => {
    const radius = round(Math.abs(shut - hinge))
    const [foot, open, closed] = [at(hinge, 0), at(hinge, radius), at(shut, 0)]
    const sweep = cross(foot, open, closed) > 0 ? 1 : 0
    paths.push(
      `M${round(foot.x)} ${round(foot.y)}L${round(open.x)} ${round(open.y)}A${radius} ${radius} 0 0 ${sweep} ${round(closed.x)} ${round(closed.y)}`,
    )
  }
  for (const { hinge, shut } of doorLeaves(run)) leaf(hinge, shut)
  return paths.length > 0 ? [{ kind: 'web', d: paths.join('') }] : []
}

const WIDEST_LEAF_FEET = 3.5

function inOrder(run: WallRun): Opening[] {
  return run.openings.toSorted((a, b) => a.fromFeet - b.fromFeet)
}

/** Positive when the turn from a to b about the hinge is clockwise on paper, where y points down. */
function cross(hinge: PaperPoint, a: PaperPoint, b: PaperPoint): number {
  return (a.x - hinge.x) * (b.y - hinge.y) - (a.y - hinge.y) * (b.x - hinge.x)
}
