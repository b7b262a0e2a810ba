import type { FramePoint } from '../framing/member'
import type { OrientedSolid } from '../framing/openSide'
import { type Profile, profileSize } from '../framing/profile'
import { profileShape } from '../structure/sectionShape'

export const MM_PER_FOOT = 304.8

/** Where a member's body starts, and the profile's x axis: its y axis, along × across, is the side the section opens to. */
export function bodyAxes({ middle, along, across, lengthFeet, opens }: OrientedSolid): {
  readonly start: FramePoint
  readonly across: FramePoint
} {
  const back = -lengthFeet / 2
  const start = { x: middle.x + along.x * back, y: middle.y + along.y * back, z: middle.z + along.z * back }
  const side = {
    x: along.y * across.z - along.z * across.y,
    y: along.z * across.x - along.x * across.z,
    z: along.x * across.y - along.y * across.x,
  }
  const turned = side.x * opens.x + side.y * opens.y + side.z * opens.z < 0
  return { start, across: turned ? { x: -across.x, y: -across.y, z: -across.z } : across }
}

/**
 * A section's outline with sharp corners, in millimeters around the middle of its box: x along its web, opening to +y. Straps are rectangles.
 */
export function sectionOutline(profile: Profile): (readonly [number, number])[] {
  const mm = (inches: number) => inches * 25.4
  if (profile.includes('FS')) {
    const { depthFeet, flangeFeet } = profileSize(profile)
    const [x, y] = [(depthFeet * MM_PER_FOOT) / 2, (flangeFeet * MM_PER_FOOT) / 2]
    return [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ]
  }
  const shape = profileShape(profile)
  const [x, y, t, lip] = [mm(shape.web) / 2, mm(shape.flange) / 2, mm(shape.t), mm(shape.lip)]
  const right: (readonly [number, number])[] =
    lip > 0
      ? [
          [x, y],
          [x - lip, y],
          [x - lip, y - t],
          [x - t, y - t],
        ]
      : [
          [x, y],
          [x - t, y],
        ]
  const inside = [...right, [x - t, -y + t] as const]
  return [[-x, -y], [x, -y], ...inside, ...inside.toReversed().map(([u, v]) => [-u, v] as const)]
}
