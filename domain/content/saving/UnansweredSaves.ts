import { type DraftBase, pick } from './draftParts'
import type { DraftKind } from './draftState'
import { sameValue } from './sameValue'

/** The first attempt is the most likely to have arrived, then the latest ones. */
const MAX_KEPT = 4

/**
 * Saves sent without an answer. The server may have stored them. If so, what comes back as somebody else's change is the person's own, and
 * later edits are changes to it.
 */
export class UnansweredSaves<Fields extends object> {
  #sent: readonly Partial<Fields>[] = []

  get all(): readonly Partial<Fields>[] {
    return this.#sent
  }
  /** Being sent, or known from an earlier visit. */
  add(...sent: readonly Partial<Fields>[]): void {
    this.#sent = [...this.#sent, ...sent].filter((one, at, all) => !all.slice(0, at).some((other) => sameValue(one, other)))
    if (this.#sent.length > MAX_KEPT) this.#sent = [...this.#sent.slice(0, 1), ...this.#sent.slice(1 - MAX_KEPT)]
  }
  forget(): void {
    this.#sent = []
  }

  /** The base, updated with those unanswered members that the server's version now contains. */
  arrivedIn<Saved>(kind: DraftKind<Fields, Saved>, base: DraftBase<Fields>, theirs: Fields): DraftBase<Fields> {
    let fields = base.fields
    for (const sent of this.#sent) {
      const arrived = kind.members(theirs).filter((member) => sent[member] !== undefined && holds(kind, base.fields, sent, theirs, member))
      fields = { ...fields, ...pick(sent, arrived) }
    }
    return { ...base, fields }
  }
}

/** Whether a member of theirs equals what was sent, or what somebody made of it in places this person did not edit. */
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
