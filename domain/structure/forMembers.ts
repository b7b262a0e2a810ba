import type { Member } from '../framing/member'
import type { ComputedVerdict } from './verdict'

/** The verdicts of members that share a load, named for each of them. */
export function forMembers(members: readonly Member[], verdicts: readonly ComputedVerdict[]): ComputedVerdict[] {
  return members.flatMap(({ mark, role }) => verdicts.map((verdict) => ({ ...verdict, member: mark, role })))
}
