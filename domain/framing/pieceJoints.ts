import { frameJoints, type JointKind } from './frameJoints'
import type { FrameModel } from './frameModel'
import type { FramePoint, Member } from './member'

/** Where a piece is screwed to another. */
export interface PieceJoint {
  readonly kind: JointKind
  /** From the piece's start to where the centerlines are nearest, feet. */
  readonly atFeet: number
  /** Mark of the other piece. */
  readonly other: string
  readonly screws: number
}

/** The joints of every piece by its mark, from its start: where a roll-former dimples it. A splice is screwed along its whole length. */
export function pieceJoints(model: FrameModel): Map<string, PieceJoint[]> {
  const members = new Map(model.members.map((member) => [member.mark, member]))
  const found = new Map<string, PieceJoint[]>()
  const add = (kind: JointKind, piece: Member, other: Member, screws: number) => {
    const own = found.get(piece.mark) ?? []
    own.push({ kind, atFeet: nearestFeet(piece, other), other: other.mark, screws })
    found.set(piece.mark, own)
  }
  for (const { kind, members: joined, count } of frameJoints(model)) {
    const [first, second] = joined.map((mark) => members.get(mark))
    if (!first || !second || kind === 'splice' || kind === 'hold-down') continue
    add(kind, first, second, count)
    add(kind, second, first, count)
  }
  for (const joints of found.values()) joints.sort((a, b) => a.atFeet - b.atFeet)
  return found
}

/** How far along `piece` its centerline is nearest to the other's, feet. */
function nearestFeet(piece: Member, other: Member): number {
  const along = unit(piece)
  const across = unit(other)
  const from = { x: other.start.x - piece.start.x, y: other.start.y - piece.start.y, z: other.start.z - piece.start.z }
  const turn = dot(along, across)
  const sine = 1 - turn * turn
  // Pieces side by side meet where the other one begins.
  const at = sine < 1e-9 ? dot(from, along) : (dot(from, along) - turn * dot(from, across)) / sine
  return Math.min(Math.max(at, 0), piece.lengthFeet)
}

function unit({ start, end, lengthFeet }: Member): FramePoint {
  return { x: (end.x - start.x) / lengthFeet, y: (end.y - start.y) / lengthFeet, z: (end.z - start.z) / lengthFeet }
}

function dot(a: FramePoint, b: FramePoint): number {
  return a.x * b.x + a.y * b.y + a.z * b.z
}
