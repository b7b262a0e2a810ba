import { type DraftBase, pick } from './draftParts'
import type { DraftKind } from './draftState'
import { sameValue } from './sameValue'

/** The first try is the likeliest to have arrived, and then the latest ones. */
const MOST_KEPT = 4

/**
 * What was sent and not answered. The server may have stored it: what comes back then as somebody else's are the person's own words, and
 * what was typed since is a change of those.
 */
export class UnansweredSaves<Fields extends object> {
  #sent: readonly Partial<Fields>[] = []

  get all(): readonly Partial<Fields>[] {
    return this.#sent
  }
  /** On their way; or known from an earlier visit. */
  add(...sent: readonly Partial<Fields>[]): void {
    this.#sent = [...this.#sent, ...sent].filter((one, at, all) => !all.slice(0, at).some((other) => sameValue(one, other)))
    if (this.#sent.length > MOST_KEPT) this.#sent = [...this.#sent.slice(0, 1), ...this.#sent.slice(1 - MOST_KEPT)]
  }
  forget(): void {
    this.#sent = []
  }

  /** The base with those unanswered members that stand in what the server has now. */
  arrivedIn<Saved>(kind: DraftKind<Fields, Saved>, base: DraftBase<Fields>, theirs: Fields): DraftBase<Fields> {
    let fields = base.fields
    for (const sent of this.#sent) {
      const arrived = kind.members(theirs).filter((member) => sent[member] !== undefined && holds(kind, base.fields, sent, theirs, member))
      fields = { ...fields, ...pick(sent, arrived) }
    }
    return { ...base, fields }
  }
}

/** Whether a member of theirs is what was sent, or what somebody made of it elsewhere than where it had been typed into. */
function holds<Fields extends object, Saved>(
  kind: DraftKind<Fields, Saved>,
  base: Fields,
  sent: Partial<Fields>,
  theirs: Fields,
  member: keyof Fields & string,
): boolean {
  const { fields, conflicts } = kind.merge(base, { ...base, [member]: sent[member] }, { ...base, [member]: theirs[member] })
  return conflicts.length === 0 && sameValue(fields[member], theirs[member])
}
