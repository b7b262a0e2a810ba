import type { MemberRole } from './member'
import { type ServiceHoles, serviceHoles, takesServiceHoles } from './serviceHoles'
import { shopLength } from './shopLength'
import type { ShopPanel } from './shopPanels'

const MM_PER_FOOT = 304.8
const MM_PER_INCH = 25.4
const UPRIGHT: readonly MemberRole[] = ['stud', 'corner-stud', 'backing-stud', 'king-stud', 'jack-stud', 'chord-stud', 'cripple']

/** The service holes of one piece. */
export interface PieceHoles extends Pick<ServiceHoles, 'solid'> {
  /** From the piece's start to the middle of each hole, mm. */
  readonly atMm: readonly number[]
}

/** The service holes of every upright of a frame's wall panels, by its mark. @param heightsMm above each panel's foot */
export function pieceHoles(panels: Iterable<ShopPanel>, heightsMm: readonly number[]): ReadonlyMap<string, PieceHoles> {
  const found = new Map<string, PieceHoles>()
  for (const { part, pieces } of panels)
    for (const { member, start, end } of part.endsWith('wall') ? pieces : []) {
      if (!UPRIGHT.includes(member.role)) continue
      const [from, to] = [-start.y * MM_PER_FOOT, -end.y * MM_PER_FOOT]
      const { struck, solid } = serviceHoles(member.role, [from, to], heightsMm)
      found.set(member.mark, { atMm: struck.map((heightMm) => Math.abs(heightMm - from)), solid })
    }
  return found
}

/** A piece's service holes in words. @param holes undefined while no shop is chosen */
export function serviceHoleWords(role: MemberRole, holes: Pick<PieceHoles, 'atMm'> | undefined): string {
  if (!takesServiceHoles(role)) return 'none'
  if (!holes) return 'at heights that the shop chooses'
  return holes.atMm.length > 0 ? `${holes.atMm.map((at) => shopLength(at / MM_PER_INCH)).join(', ')} from its start` : 'none'
}
