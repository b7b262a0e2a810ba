import { composeDrawing } from './composeDrawing'
import { dimensionLine } from './dimensionLine'
import type { Drawing, DrawingKind, PaperLine, PaperPoint } from './drawing'
import { feetInches } from './feetInches'
import type { FrameModel } from './frameModel'
import type { Layout } from './layout'
import type { FramePoint, Member } from './member'
import { outlineBounds } from './outline'
import { storyBaseFeet } from './wallRuns'
import { type Wing, wings } from './wings'

export interface IsometricOptions {
  /** Length, width and wall height with their measures; on unless said. */
  readonly dimensions?: boolean
  /** Text height of the measures as a share of the drawing's width; raise it for small pictures. 0.03 unless said. */
  readonly labelShare?: number
  /** 'simple' leaves out webs, floors and far studs: for thumbnails. */
  readonly detail?: 'full' | 'simple'
}

const COS_30 = Math.cos(Math.PI / 6)
const SIN_30 = 0.5

/** Isometric projection seen from the front right, in feet of paper, y down. */
export function projectIsometric(point: FramePoint): PaperPoint {
  return { x: (point.x + point.y) * COS_30, y: (point.x - point.y) * SIN_30 - point.z }
}

/**
 * The frame in isometric view from the front right: far walls faint, trusses in steel, the near walls and roof edges in ink,
 * bracing in the signal colour. Every line is a member of the model, but for the ridge and the dimensions.
 */
export function frameIsometric(model: FrameModel, options: IsometricOptions = {}): Drawing {
  const { layout } = model
  const parts = wings(layout.outline)
  const rightEnds = parts.map((wing) => wing.right)
  const simple = options.detail === 'simple'
  const lines: PaperLine[] = []
  for (const member of model.members) {
    const kind = kindInIsometric(member, rightEnds)
    if (!kind || (simple && (kind === 'web' || kind === 'floor' || (kind === 'far' && member.role === 'stud')))) continue
    lines.push({ kind, from: projectIsometric(member.start), to: projectIsometric(member.end) })
  }
  for (const wing of parts) {
    const [from, to] = ridge(layout, wing)
    lines.push({ kind: 'frame', from: projectIsometric(from), to: projectIsometric(to) })
  }

  const house = outlineBounds(layout.outline)
  const paperWidth = (house.right - house.left + house.rear - house.front) * COS_30
  const labelSize = paperWidth * (options.labelShare ?? 0.03)
  const { left, right, front, rear } = house
  const plate = storyBaseFeet(layout, layout.stories) + layout.wallHeightFeet
  const away = labelSize * 2 + layout.roof.overhangFeet
  const ground = (x: number, y: number) => projectIsometric({ x, y, z: 0 })
  const dimensions =
    options.dimensions === false
      ? []
      : [
          dimensionLine(
            feetInches(right - left),
            ground(left, front),
            ground(right, front),
            { x: -away * SIN_30, y: away * COS_30 },
            labelSize,
          ),
          dimensionLine(
            feetInches(rear - front),
            ground(right, front),
            ground(right, rear),
            { x: away * SIN_30, y: away * COS_30 },
            labelSize,
          ),
          dimensionLine(
            feetInches(plate),
            ground(left, front),
            projectIsometric({ x: left, y: front, z: plate }),
            { x: -away * 0.9, y: 0 },
            labelSize,
          ),
        ]
  return composeDrawing({
    title: `Isometric drawing of the steel frame, ${feetInches(right - left)} by ${feetInches(rear - front)}, ${layout.stories === 1 ? 'one story' : `${layout.stories} stories`}`,
    lines,
    planes: nearPlanes(layout, parts),
    dimensions,
    labelSize,
  })
}

/** Which line a member is in this view; undefined for what the view leaves out. */
function kindInIsometric(member: Member, rightEnds: readonly number[]): DrawingKind | undefined {
  const { assembly, role } = member
  if (assembly.part === 'interior-wall' || role === 'bridging') return undefined
  if (assembly.part === 'exterior-wall') {
    const outward = assembly.outward ?? { x: 0, y: 0 }
    if (outward.x < 0 || outward.y > 0) return 'far'
    if (role === 'brace') return 'brace'
    return role === 'bottom-track' || role === 'top-track' || role === 'header' || role === 'king-stud' ? 'frame' : 'stud'
  }
  if (assembly.part === 'floor') return role === 'rim-track' ? 'stud' : 'floor'
  const atRight = rightEnds.some((x) => Math.min(member.start.x, member.end.x) > x - 0.2)
  switch (role) {
    case 'bottom-chord':
      return atRight ? 'stud' : 'web'
    case 'web':
    case 'outlooker':
      return 'web'
    case 'gable-stud':
      return atRight ? 'stud' : 'far'
    case 'hip-rafter':
    case 'rake-rafter':
      return atRight || role === 'hip-rafter' ? 'frame' : 'truss'
    case 'fascia':
      return 'frame'
    default:
      return 'truss'
  }
}

function ridge(layout: Layout, wing: Wing): [FramePoint, FramePoint] {
  const depth = wing.rear - wing.front
  const length = wing.right - wing.left
  const hip = layout.roof.form === 'hip'
  const half = hip ? Math.min(depth, length) / 2 : depth / 2
  const z = storyBaseFeet(layout, layout.stories) + layout.wallHeightFeet + (half * layout.roof.pitchIn12) / 12
  const middleX = (wing.left + wing.right) / 2
  if (hip && depth > length)
    return [
      { x: middleX, y: wing.front + half, z },
      { x: middleX, y: wing.rear - half, z },
    ]
  const rake = layout.roof.rakeFeet
  const y = (wing.front + wing.rear) / 2
  return [
    { x: wing.left + (hip ? half : wing.freeLeft ? -rake : 0), y, z },
    { x: wing.right - (hip ? half : wing.freeRight ? -rake : 0), y, z },
  ]
}

/** The faces turned to the viewer, drawn as veils over what lies behind them. */
function nearPlanes(layout: Layout, parts: readonly Wing[]): PaperPoint[][] {
  const plate = storyBaseFeet(layout, layout.stories) + layout.wallHeightFeet
  return parts.flatMap((wing) => {
    const [from, to] = ridge(layout, wing)
    const overhang = layout.roof.overhangFeet
    const eaveZ = plate - (overhang * layout.roof.pitchIn12) / 12
    const hip = layout.roof.form === 'hip'
    const left = hip ? wing.left - overhang : from.x
    const right = hip ? wing.right + overhang : to.x
    const eave = wing.front - overhang
    return [
      [{ x: left, y: eave, z: eaveZ }, { x: right, y: eave, z: eaveZ }, to, from],
      [
        { x: wing.left, y: wing.front, z: 0 },
        { x: wing.right, y: wing.front, z: 0 },
        { x: wing.right, y: wing.front, z: plate },
        { x: wing.left, y: wing.front, z: plate },
      ],
      [
        { x: wing.right, y: wing.front, z: 0 },
        { x: wing.right, y: wing.rear, z: 0 },
        { x: wing.right, y: wing.rear, z: plate },
        ...(hip ? [] : [{ x: wing.right, y: to.y, z: to.z }]),
        { x: wing.right, y: wing.front, z: plate },
      ],
    ].map((plane) => plane.map(projectIsometric))
  })
}
