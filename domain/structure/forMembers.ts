import type { Member } from '../framing/member'
import type { ComputedVerdict } from './verdict'

/** The verdicts of members that share a load, named for each of them. @param at the opening or floor that their fixes make stronger */
export function forMembers(members: readonly Member[], verdicts: readonly ComputedVerdict[], at?: string): ComputedVerdict[] {
  return members.flatMap(({ mark, role }) =>
    verdicts.map((verdict) => ({
      ...verdict,
      member: mark,
      role,
      ...(verdict.fix && at !== undefined ? { fix: { ...verdict.fix, at } } : {}),
    })),
  )
}
