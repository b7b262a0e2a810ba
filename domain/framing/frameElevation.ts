import { composeDrawing } from './composeDrawing'
import { type DimensionLine, dimensionLine } from './dimensionLine'
import type { Drawing, DrawingKind, PaperLine, PaperPoint } from './drawing'
import { drawingPaths } from './drawingPaths'
import { feetInches } from './feetInches'
import type { FrameModel } from './frameModel'
import type { Layout } from './layout'
import type { FramePoint, Member } from './member'
import { outlineBounds, type PlanPoint } from './outline'
import { webFeet } from './profile'
import { ridgeLine } from './ridgeLine'
import { differentHeights, plateFeet, storyBaseFeet, wallHeights } from './storyHeights'
import { wingKey, wings } from './wings'

export const ELEVATION_SIDES = ['front', 'right', 'rear', 'left'] as const
export type ElevationSide = (typeof ELEVATION_SIDES)[number]

export interface ElevationOptions {
  readonly dimensions?: boolean
  /** Text height of dimensions as a share of the drawing's width; default 0.03. */
  readonly labelShare?: number
}

/** Orientation of each side: which way is right on paper, and which walls face the viewer. */
const VIEWS = {
  front: { across: (point: FramePoint) => point.x, outward: { x: 0, y: -1 } },
  right: { across: (point: FramePoint) => point.y, outward: { x: 1, y: 0 } },
  rear: { across: (point: FramePoint) => -point.x, outward: { x: 0, y: 1 } },
  left: { across: (point: FramePoint) => -point.y, outward: { x: -1, y: 0 } },
} as const satisfies Record<ElevationSide, { across: (point: FramePoint) => number; outward: { x: number; y: number } }>

/** An elevation of the frame with width, wall height and overall height, drawn from the same members as every view. */
export function frameElevation(model: FrameModel, side: ElevationSide, options: ElevationOptions = {}): Drawing {
  const { layout } = model
  const view = VIEWS[side]
  const project = (point: FramePoint): PaperPoint => ({ x: view.across(point), y: -point.z })
  const lines: PaperLine[] = []
  const house = outlineBounds(layout.outline)
  const corners = [project({ x: house.left, y: house.front, z: 0 }), project({ x: house.right, y: house.rear, z: 0 })]
  const leftX = Math.min(...corners.map((corner) => corner.x))
  const rightX = Math.max(...corners.map((corner) => corner.x))
  const atEdge = ({ start }: Member) => Math.min(view.across(start) - leftX, rightX - view.across(start)) < webFeet(layout.studWeb)
  for (const member of model.members) {
    const kind = kindInElevation(member, view.outward) ?? (endsWall(member, view.outward) && atEdge(member) ? 'stud' : undefined)
    if (!kind || hiddenRake(model, member, view.outward)) continue
    const from = project(member.start)
    const to = project(member.end)
    if (Math.hypot(to.x - from.x, to.y - from.y) > 0.01) lines.push({ kind, from, to })
  }
  for (const wing of wings(layout.outline)) {
    const [from, to] = ridgeLine(layout, wing).map(project)
    if (from && to && Math.abs(from.x - to.x) > 0.01) lines.push({ kind: 'frame', from, to })
  }
  const ridge = Math.max(...model.members.map((member) => Math.max(member.start.z, member.end.z)))
  const labelSize = (rightX - leftX) * (options.labelShare ?? 0.03)
  const away = labelSize * 2 + layout.roof.overhangFeet
  const at = (x: number, z: number): PaperPoint => ({ x, y: -z })
  const dimensions =
    options.dimensions === false
      ? []
      : [
          dimensionLine(feetInches(rightX - leftX), at(leftX, 0), at(rightX, 0), { x: 0, y: away }, labelSize),
          ...wallDimensions(layout, (z) => at(rightX, z), away, labelSize),
          dimensionLine(feetInches(ridge), at(leftX, 0), at(leftX, ridge), { x: -away, y: 0 }, labelSize),
        ]
  return composeDrawing({
    title: `${side[0]?.toUpperCase()}${side.slice(1)} elevation of the steel frame, ${feetInches(rightX - leftX)} wide, ${feetInches(ridge)} high`,
    paths: drawingPaths(lines),
    extent: lines.flatMap((line) => [line.from, line.to]),
    dimensions,
    labelSize,
  })
}

/** The plate's height; where stories differ in height, also each story's walls, on a line of their own. */
function wallDimensions(layout: Layout, at: (z: number) => PaperPoint, away: number, labelSize: number): DimensionLine[] {
  const line = (from: number, to: number, x: number) => dimensionLine(feetInches(to - from), at(from), at(to), { x, y: 0 }, labelSize)
  const plate = plateFeet(layout)
  if (differentHeights(layout).length === 1) return [line(0, plate, away)]
  const walls = wallHeights(layout).map((height, index) => {
    const base = storyBaseFeet(layout, index + 1)
    return line(base, base + height, away)
  })
  return [...walls, line(0, plate, away + labelSize * 2)]
}

/** The end of a wall that runs away from the viewer: its studs, one behind the other. */
function endsWall({ role, assembly }: Member, outward: PlanPoint): boolean {
  return role === 'stud' && assembly.outward !== undefined && assembly.outward.x * outward.x + assembly.outward.y * outward.y === 0
}

/** The roof covers a rake at the far end of its wing. */
function hiddenRake({ layout }: FrameModel, { role, assembly, start }: Member, outward: PlanPoint): boolean {
  if (role !== 'rake-rafter' || outward.x === 0) return false
  const wing = wings(layout.outline).find((candidate) => wingKey(candidate) === assembly.wing)
  return wing !== undefined && (start.x - (wing.left + wing.right) / 2) * outward.x < 0
}

/** Omits walls facing away and everything inside; shows the roof in place. */
function kindInElevation(member: Member, outward: PlanPoint): DrawingKind | undefined {
  const { assembly, role } = member
  if (assembly.part === 'exterior-wall') {
    if (assembly.outward?.x !== outward.x || assembly.outward.y !== outward.y) return undefined
    if (role === 'brace') return 'brace'
    if (role === 'bridging' || role === 'blocking') return 'web'
    return role === 'bottom-track' || role === 'top-track' || role === 'header' || role === 'king-stud' ? 'frame' : 'stud'
  }
  if (assembly.part === 'interior-wall') return undefined
  if (assembly.part === 'floor') return role === 'rim-track' ? 'stud' : 'floor'
  if (role === 'outlooker' || role === 'web' || role === 'bottom-chord') return 'web'
  return role === 'fascia' || role === 'rake-rafter' || role === 'hip-rafter' ? 'frame' : 'truss'
}
