import type { FramePoint, Member, MemberRole } from './member'
import { profileSize } from './profile'

/** A member as a box for 3-D views: its center, the unit vectors of its length and web, its sizes in feet. */
export interface MemberSolid {
  readonly member: Member
  readonly middle: FramePoint
  readonly along: FramePoint
  /** Direction of the web's depth (or a strap's width), perpendicular to `along`. */
  readonly across: FramePoint
  readonly lengthFeet: number
  readonly depthFeet: number
  readonly thicknessFeet: number
}

/** Every member as the box around its section, oriented as in its wall, floor or roof. */
export function memberSolids(members: readonly Member[]): MemberSolid[] {
  const walls = wallsOf(members)
  return members.map((member) => {
    const { start, end, lengthFeet, profile, assembly } = member
    const wall = walls.get(assembly.cutFrom ?? assembly.mark)
    const normal = wall?.normal
    const along = scaled(minus(end, start), 1 / lengthFeet)
    const size = profileSize(profile)
    const middle = scaled(plus(start, end), 0.5)
    const face = wall && member.role === 'brace' && isAmid(member, wall) ? (wall.depthFeet + size.flangeFeet) / 2 : 0
    return {
      member,
      middle: normal ? plus(middle, scaled(normal, face)) : middle,
      along,
      across: squared(webDirection(member, along, normal), along),
      lengthFeet,
      depthFeet: size.depthFeet,
      thicknessFeet: size.flangeFeet,
    }
  })
}

const UP: FramePoint = { x: 0, y: 0, z: 1 }
const STRAPS: readonly MemberRole[] = ['brace', 'bridging']

interface SolidWall {
  /** Outward for exterior walls, otherwise perpendicular to the track. */
  readonly normal: FramePoint
  readonly depthFeet: number
  /** A point of its centerline. */
  readonly on: FramePoint
}

/** Whether a piece is on its wall's centerline: such braces lie on the outer face, others where they are. */
function isAmid({ start }: Member, { normal, on }: SolidWall): boolean {
  return Math.abs((start.x - on.x) * normal.x + (start.y - on.y) * normal.y) < 1e-6
}

/** Each wall's facing direction and depth. */
function wallsOf(members: readonly Member[]): Map<string, SolidWall> {
  const walls = new Map<string, SolidWall>()
  for (const { assembly, role, start, end, lengthFeet, profile } of members) {
    if (role !== 'bottom-track') continue
    const { outward } = assembly
    const normal = outward ? { ...outward, z: 0 } : { x: (start.y - end.y) / lengthFeet, y: (end.x - start.x) / lengthFeet, z: 0 }
    walls.set(assembly.cutFrom ?? assembly.mark, { normal, depthFeet: profileSize(profile).depthFeet, on: start })
  }
  return walls
}

function webDirection(member: Member, along: FramePoint, normal: FramePoint | undefined): FramePoint {
  const plumb = Math.abs(along.z) > 0.999
  if (normal) {
    if (STRAPS.includes(member.role)) return cross(along, normal)
    if (member.role === 'stiffener') return cross(along, normal)
    return member.role === 'header' ? UP : normal
  }
  if (member.role === 'bridging') return { x: along.y, y: along.x, z: 0 }
  if (!plumb) return UP
  return { x: 0, y: 1, z: 0 }
}

/** The component of `a` perpendicular to the unit vector `along`, normalized. */
function squared(a: FramePoint, along: FramePoint): FramePoint {
  const rest = minus(a, scaled(along, a.x * along.x + a.y * along.y + a.z * along.z))
  return scaled(rest, 1 / Math.hypot(rest.x, rest.y, rest.z))
}

function plus(a: FramePoint, b: FramePoint): FramePoint {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z }
}

function minus(a: FramePoint, b: FramePoint): FramePoint {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z }
}

function scaled(a: FramePoint, by: number): FramePoint {
  return { x: a.x * by, y: a.y * by, z: a.z * by }
}

function cross(a: FramePoint, b: FramePoint): FramePoint {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x }
}
