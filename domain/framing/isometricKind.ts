import type { DrawingKind } from './drawing'
import type { Member } from './member'
import type { Wing } from './wings'

/** The line kind of a member seen from the front right; undefined for members this view omits. */
export function isometricKind(member: Member, wing: Wing): DrawingKind | undefined {
  const { assembly, role } = member
  if (assembly.part === 'interior-wall' || role === 'bridging' || role === 'blocking') return undefined
  if (assembly.part === 'exterior-wall') {
    const outward = assembly.outward ?? { x: 0, y: 0 }
    if (outward.x < 0 || outward.y > 0) return 'far'
    if (role === 'brace') return 'brace'
    return role === 'bottom-track' || role === 'top-track' || role === 'header' || role === 'king-stud' || role === 'chord-stud'
      ? 'frame'
      : 'stud'
  }
  const atRight = Math.min(member.start.x, member.end.x) > wing.right - NEAR_FEET
  const atFront = Math.max(member.start.y, member.end.y) < wing.front + NEAR_FEET
  if (assembly.part === 'floor') return atRight || atFront ? 'stud' : 'floor'
  switch (role) {
    case 'bottom-chord':
      return atRight ? 'stud' : 'web'
    case 'web':
    case 'outlooker':
      return 'web'
    case 'gable-stud':
      return atRight ? 'stud' : 'far'
    case 'hip-rafter':
    case 'fascia':
      return 'frame'
    case 'rake-rafter':
      return atRight ? 'frame' : 'truss'
    default:
      return 'truss'
  }
}

const NEAR_FEET = 0.2
