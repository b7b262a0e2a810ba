import type { FramePoint, Member } from './member'
import { type MemberSolid, memberSolids } from './memberSolid'

/** A member's box with the unit vector towards which its C or U opens: across its length and its web's depth. */
export interface OrientedSolid extends MemberSolid {
  readonly opens: FramePoint
}

/**
 * Which way each section opens. Tracks open towards their studs: bottom and head tracks up, top and sill tracks down, rim tracks and the
 * two halves of a boxed header inwards. All others open along `along × across`, so that the studs of a wall face the same way.
 */
export function orientedSolids(members: readonly Member[]): OrientedSolid[] {
  const centers = assemblyCenters(members)
  return memberSolids(members).map((solid) => {
    const usual = cross(solid.along, solid.across)
    const wanted = wantedSide(solid, centers)
    const opens = wanted && dot(usual, wanted) < 0 ? { x: -usual.x, y: -usual.y, z: -usual.z } : usual
    return { ...solid, opens }
  })
}

/** The eight corners of a member's box. */
export function solidCorners({ middle, along, across, opens, lengthFeet, depthFeet, thicknessFeet }: OrientedSolid): FramePoint[] {
  const corners: FramePoint[] = []
  for (const a of [-lengthFeet / 2, lengthFeet / 2])
    for (const b of [-depthFeet / 2, depthFeet / 2])
      for (const c of [-thicknessFeet / 2, thicknessFeet / 2])
        corners.push({
          x: middle.x + along.x * a + across.x * b + opens.x * c,
          y: middle.y + along.y * a + across.y * b + opens.y * c,
          z: middle.z + along.z * a + across.z * b + opens.z * c,
        })
  return corners
}

function wantedSide({ member, middle }: MemberSolid, centers: ReadonlyMap<string, FramePoint>): FramePoint | undefined {
  switch (member.role) {
    case 'bottom-track':
    case 'head-track':
      return { x: 0, y: 0, z: 1 }
    case 'top-track':
    case 'sill-track':
      return { x: 0, y: 0, z: -1 }
    case 'header':
    case 'rim-track': {
      const center = centers.get(member.assembly.mark)
      return center && { x: center.x - middle.x, y: center.y - middle.y, z: 0 }
    }
    default:
      return undefined
  }
}

/** The middle of each wall's tracks and of each floor's joists, in plan. */
function assemblyCenters(members: readonly Member[]): Map<string, FramePoint> {
  const boxes = new Map<string, { low: FramePoint; high: FramePoint }>()
  for (const { role, assembly, start, end } of members) {
    if (role !== 'bottom-track' && role !== 'joist') continue
    const known = boxes.get(assembly.mark) ?? { low: start, high: start }
    boxes.set(assembly.mark, { low: extreme(Math.min, known.low, start, end), high: extreme(Math.max, known.high, start, end) })
  }
  return new Map(
    [...boxes].map(([mark, { low, high }]) => [mark, { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2, z: (low.z + high.z) / 2 }]),
  )
}

function extreme(of: (...values: number[]) => number, ...points: readonly FramePoint[]): FramePoint {
  const each = (axis: keyof FramePoint) => of(...points.map((point) => point[axis]))
  return { x: each('x'), y: each('y'), z: each('z') }
}

function cross(a: FramePoint, b: FramePoint): FramePoint {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x }
}

function dot(a: FramePoint, b: FramePoint): number {
  return a.x * b.x + a.y * b.y + a.z * b.z
}
