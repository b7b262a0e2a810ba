import { createHash } from 'node:crypto'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import { type FrameSummary, frameSummary } from '@framewell/domain/framing/frameSummary'

/** What a frame comes to, and which pieces it has. */
export interface FramePieces extends FrameSummary {
  /** SHA-256 in hex of every piece: its mark, role, section and both ends. */
  readonly pieces: string
}

/** Counts a frame's members and tells its pieces from those of any other frame, also of one with as many members and as much steel. */
export function framePieces(model: FrameModel): FramePieces {
  const pieces = model.members
    .map(({ mark, role, profile, start, end }) => [mark, role, profile, ...[start, end].map(tenthsOfMils)].join(' '))
    .sort()
  return { ...frameSummary(model), pieces: createHash('sha256').update(pieces.join('\n')).digest('hex') }
}

/** A point in feet to 1/10,000 ft: what differs by less is the same cut. */
function tenthsOfMils({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }): string {
  return [x, y, z].map((feet) => Math.round(feet * 10_000)).join(',')
}
