import { createHash } from 'node:crypto'
import type { FrameModel } from '@framewell/domain/framing/frameModel'

/** Names a frame's state, or that of several: the same members give the same twelve letters. */
export function modelRevision({ members }: Pick<FrameModel, 'members'>): string {
  const facts = members.map(({ mark, role, profile, start, end }) => [mark, role, profile, start, end])
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12)
}
