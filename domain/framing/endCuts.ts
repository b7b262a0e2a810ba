import type { Member, MemberRole } from './member'

/** Rafters and chords with plumb cuts at the ridge and the fascia. */
export const PLUMB_CUT: readonly MemberRole[] = ['top-chord', 'rake-rafter', 'jack-rafter', 'hip-rafter']

/**
 * End cuts of a piece: `square / square`, or with the angle off square in degrees. Sloped chords and rafters are plumb cut at both ends,
 * gable studs are cut to the slope at the top; webs are cut square and lapped, straps square and trimmed on the gusset. Trade practice; the
 * connections are the engineer's.
 */
export function endCuts(member: Member, pitchIn12: number): string {
  if (PLUMB_CUT.includes(member.role)) {
    const { start, end } = member
    const cut = `plumb ${degrees(end.z - start.z, Math.hypot(end.x - start.x, end.y - start.y))}`
    return `${cut} / ${cut}`
  }
  if (member.role === 'gable-stud') return `square / slope ${degrees(pitchIn12, 12)}`
  return 'square / square'
}

function degrees(rise: number, run: number): string {
  return `${((Math.atan2(Math.abs(rise), run) * 180) / Math.PI).toFixed(1)}°`
}
