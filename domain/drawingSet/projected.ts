import type { PaperPoint } from '../framing/drawing'
import { hull } from '../framing/hull'
import type { FramePoint, Member, MemberRole } from '../framing/member'
import { type OrientedSolid, solidCorners } from '../framing/openSide'
import type { Figure } from './Figure'
import type { PaperSpot, Pen } from './paper'

/** Drawn later, so over the others at the same distance. */
const OVER: readonly MemberRole[] = ['stud', 'joist', 'bottom-track', 'top-track', 'rim-track', 'header', 'bridging', 'brace']
const PENS: Readonly<Partial<Record<MemberRole, Pen>>> = { bridging: 'fine', brace: 'thin', web: 'thin' }

/**
 * Draws members as they are seen: the outline of each on paper, the nearest last, each over what is behind it.
 * @param nearness greater for what is nearer to the viewer
 */
export function drawSolids(
  figure: Figure,
  solids: readonly OrientedSolid[],
  project: (member: Member, point: FramePoint) => PaperSpot,
  nearness: (solid: OrientedSolid) => number,
): void {
  const rank = ({ member: { role } }: OrientedSolid) => OVER.indexOf(role)
  const sorted = solids
    .map((solid) => ({ solid, near: Math.round(nearness(solid) * 4) }))
    .sort((a, b) => a.near - b.near || rank(a.solid) - rank(b.solid))
  for (const { solid } of sorted) {
    const points: PaperPoint[] = hull(solidCorners(solid).map((corner) => project(solid.member, corner)))
    figure.line(PENS[solid.member.role] ?? 'object', points, { closed: true, fill: 'paper' })
  }
}
