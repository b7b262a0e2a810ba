import type { FrameOptions } from '../framing/frameOptions'
import type { MemberRole } from '../framing/member'
import type { FrameCheck } from './checkFrame'
import { fixOptions } from './fixes'
import { type ComputedVerdict, fails, governing, isComputed } from './verdict'

/** Failing members of one role that fail in the same way and are fixed the same way. */
export interface FailureGroup {
  readonly role: MemberRole
  /** The one with the greatest ratio. */
  readonly worst: ComputedVerdict
  readonly members: readonly string[]
  /** The frame options that apply the fix of all of them; none where one has no fix. */
  readonly options: FrameOptions | undefined
}

/** Members without figures, by each sentence of their reasons: what several reasons share is listed once. */
export interface UncheckedGroup {
  readonly reason: string
  readonly count: number
}

export interface CheckSummary {
  readonly memberCount: number
  readonly computedCount: number
  readonly failingCount: number
  /** Greatest ratio first. */
  readonly failures: readonly FailureGroup[]
  /** Most members first. */
  readonly unchecked: readonly UncheckedGroup[]
}

/** 'No. 10 screws' goes on. */
const BETWEEN_SENTENCES = /(?<=\.)(?<!\bNo\.) (?=[A-Z\d])/

/** What a frame's check came to: how many members have figures, which fail, and why the others have none. */
export function checkSummary({ verdicts }: FrameCheck): CheckSummary {
  const computedBy = new Map<string, ComputedVerdict[]>()
  const reasons = new Map<string, Set<string>>()
  for (const verdict of verdicts) {
    if (isComputed(verdict)) add(computedBy, verdict.member, verdict)
    else
      for (const sentence of verdict.reason.split(BETWEEN_SENTENCES))
        reasons.set(sentence, (reasons.get(sentence) ?? new Set()).add(verdict.member))
  }
  const failing = [...computedBy.values()].flatMap((own) => governing(own.filter(fails)) ?? [])
  const groups = new Map<string, ComputedVerdict[]>()
  for (const verdict of failing) add(groups, `${verdict.role} ${verdict.limitState} ${verdict.fix?.change}`, verdict)
  return {
    memberCount: new Set(verdicts.map(({ member }) => member)).size,
    computedCount: computedBy.size,
    failingCount: failing.length,
    failures: [...groups.values()]
      .flatMap((own) => {
        const worst = governing(own)
        return worst ? [{ role: worst.role, worst, members: own.map(({ member }) => member), options: fixOptions(own) }] : []
      })
      .sort((a, b) => b.worst.ratio - a.worst.ratio),
    unchecked: [...reasons].map(([reason, members]) => ({ reason, count: members.size })).sort((a, b) => b.count - a.count),
  }
}

function add<Value>(groups: Map<string, Value[]>, key: string, value: Value): void {
  const group = groups.get(key)
  if (group) group.push(value)
  else groups.set(key, [value])
}

/** What a failing group's verdict says: 'King studs: bending 1.15 of what they may carry (W1-3-24 and 3 more)'. */
export function failureWords({ role, worst, members }: FailureGroup): string {
  const [first] = members
  const others = members.length - 1
  const where = others === 0 ? first : `${worst.member} and ${others} more`
  return `${ROLE_NAMES[role] ?? role}: ${worst.limitState}, ${worst.ratio.toFixed(2)} of the allowable (${where}).`
}

/** What passes instead of a failing group, and the clause: 'Use 54 mil studs. Then 0.84. S100-16 F3; D + 0.6W' */
export function fixWords({ worst: { fix, clause, edition, combination } }: FailureGroup): string {
  const change = fix ? `${fix.change} Then ${fix.ratio.toFixed(2)}.` : 'No standard change passes.'
  return `${change} ${clause}, ${edition}; ${combination}.`
}

const ROLE_NAMES: Partial<Record<MemberRole, string>> = {
  stud: 'Studs',
  'corner-stud': 'Corner studs',
  'king-stud': 'King studs',
  'jack-stud': 'Jack studs',
  'chord-stud': 'Chord studs if the sheathing takes none',
  brace: 'Bracing straps if the sheathing takes none',
  header: 'Headers',
  'sill-track': 'Sill tracks',
  'head-track': 'Head tracks',
  joist: 'Joists',
  'bottom-chord': 'Trusses',
}
