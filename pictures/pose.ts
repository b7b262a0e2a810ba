import type { FramePoint } from '@framewell/domain/framing/member'
import type { OrientedSolid } from '@framewell/domain/framing/openSide'

/** Where a part of a frame is put: what it turns around, how, and where that point comes to lie. */
export interface Pose {
  readonly about: FramePoint
  readonly turn: (vector: FramePoint) => FramePoint
  readonly to: FramePoint
}

/** A member of a part that was moved as a whole. */
export function posed(solid: OrientedSolid, { about, turn, to }: Pose): OrientedSolid {
  const { middle, along, across, opens } = solid
  const moved = turn({ x: middle.x - about.x, y: middle.y - about.y, z: middle.z - about.z })
  return {
    ...solid,
    middle: { x: moved.x + to.x, y: moved.y + to.y, z: moved.z + to.z },
    along: turn(along),
    across: turn(across),
    opens: turn(opens),
  }
}

/** Turns around the vertical, counterclockwise seen from above. */
export function turnedBy(degrees: number): Pose['turn'] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return ({ x, y, z }) => ({ x: x * cos - y * sin, y: x * sin + y * cos, z })
}

/** Turns the three given unit vectors to x, y and z. */
export function turnedTo(x: FramePoint, y: FramePoint, z: FramePoint): Pose['turn'] {
  const dot = (a: FramePoint, b: FramePoint) => a.x * b.x + a.y * b.y + a.z * b.z
  return (vector) => ({ x: dot(vector, x), y: dot(vector, y), z: dot(vector, z) })
}
