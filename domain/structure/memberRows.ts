import { grouped } from '../collections/grouped'
import type { FrameCheck } from './checkFrame'
import { type ComputedVerdict, fails, governing, isComputed, type Verdict } from './verdict'

/** What the calculation says about a member. */
export const MEMBER_RESULTS = ['overloaded', 'not computed', 'carries its loads'] as const
type MemberResult = (typeof MEMBER_RESULTS)[number]

export interface MemberRow {
  /** The member's mark. */
  readonly member: string
  readonly role: Verdict['role']
  readonly result: MemberResult
  /** The computed check with the greatest ratio. */
  readonly worst: ComputedVerdict | undefined
  /** The greatest of the other basis, where a published table has the member too. */
  readonly other: ComputedVerdict | undefined
  /** Why something about it was not computed. */
  readonly reason: string | undefined
}

/** A row per member with its governing verdict: overloaded members first, by ratio, then those without figures. */
export function memberRows({ verdicts }: Pick<FrameCheck, 'verdicts'>): readonly MemberRow[] {
  const byMember = grouped(verdicts, ({ member }) => member)
  const place = ({ result }: MemberRow) => MEMBER_RESULTS.indexOf(result)
  return [...byMember.values()]
    .flatMap(rowOf)
    .sort(
      (a, b) =>
        place(a) - place(b) || (b.worst?.ratio ?? 0) - (a.worst?.ratio ?? 0) || a.member.localeCompare(b.member, 'en', { numeric: true }),
    )
}

function rowOf(own: readonly Verdict[]): MemberRow[] {
  const [first] = own
  if (!first) return []
  const figures = own.filter(isComputed)
  const worst = governing(figures)
  const other = governing(figures.filter(({ basis }) => basis !== worst?.basis))
  const reason = own.flatMap((verdict) => (isComputed(verdict) ? [] : [verdict.reason]))[0]
  const result = !worst ? 'not computed' : fails(worst) ? 'overloaded' : 'carries its loads'
  return [{ member: first.member, role: first.role, result, worst, other, reason }]
}

/** A member's governing check with its clause, what passes instead of a failing one, and what was not computed. */
export function memberWords({ worst, other, result, reason }: MemberRow): string {
  if (!worst) return reason ?? 'Not computed.'
  const { limitState, ratio, clause, edition, combination, fix } = worst
  const change = fix ? `${fix.change} Then ${fix.ratio.toFixed(2)}.` : 'No standard change passes.'
  return [
    `${limitState.charAt(0).toUpperCase()}${limitState.slice(1)}, ${ratio.toFixed(2)} of the allowable.`,
    ...(result === 'overloaded' ? [change] : []),
    `${clause}, ${edition}; ${combination}.`,
    ...otherWords(other),
    ...(reason ? [`Not computed: ${reason}`] : []),
  ].join(' ')
}

/** The verdict that does not govern: by the table beside the calculation, or by the calculation beside the table. */
export function otherWords(other: ComputedVerdict | undefined): string[] {
  if (!other) return []
  const { basis, limitState, ratio, clause, edition } = other
  return [`${basis === 'prescriptive' ? 'By the table' : 'By calculation'}: ${limitState} ${ratio.toFixed(2)}, ${clause} (${edition}).`]
}
