/** Tracks which members of a document were edited, are being sent, or were refused. */
export class TypedMembers<Member extends string> {
  /** Edited since they were last sent. */
  #dirty = new Set<Member>()
  /** Members of the current request. */
  #sending: readonly Member[] = []
  /** Edited since the last request was sent. */
  readonly #since = new Set<Member>()
  /** Refused in their current state, by the server or a rule of the screen. */
  #refused = new Set<Member>()

  /** @param isRefused whether a rule of the screen refuses the current value */
  typed(member: Member, isRefused: boolean): void {
    this.#dirty.add(member)
    this.#since.add(member)
    if (isRefused) this.#refused.add(member)
    else this.#refused.delete(member)
  }
  /** The sent value was refused; the current value may be accepted. */
  refuse(member: Member): void {
    if (!this.#since.has(member)) this.#refused.add(member)
  }
  get typedSince(): Member[] {
    return [...this.#since]
  }

  /** Everything may be sent again; what was refused may be accepted by now. */
  forgive(): void {
    this.#refused.clear()
  }

  get dirty(): ReadonlySet<Member> {
    return this.#dirty
  }
  get hasDirty(): boolean {
    return this.#dirty.size > 0
  }
  get hasRefused(): boolean {
    return this.#refused.size > 0
  }
  /** The document's state while no request is running. */
  get standing(): 'refused' | 'unsaved' | 'saved' {
    return this.hasRefused ? 'refused' : this.hasDirty ? 'unsaved' : 'saved'
  }
  /** Members a request can send. */
  get sendable(): Member[] {
    return [...this.#dirty].filter((member) => !this.#refused.has(member))
  }
  /** Members whose value only this device has. */
  get unsaved(): Member[] {
    return [...this.#dirty, ...this.#sending]
  }

  /** The members that were neither just sent nor edited since. */
  untouched(all: readonly Member[], sent: readonly Member[]): Member[] {
    return all.filter((member) => !sent.includes(member) && !this.#dirty.has(member))
  }

  sends(members: readonly Member[]): void {
    this.#sending = members
    this.#since.clear()
    for (const member of members) this.#dirty.delete(member)
  }
  /** The request did not save these. */
  takesBack(members: readonly Member[]): void {
    for (const member of members) this.#dirty.add(member)
  }
  sent(): void {
    this.#sending = []
  }

  /** From here on, only these count as edited. */
  settle(members: Iterable<Member>): void {
    this.#dirty = new Set(members)
    for (const member of this.#refused) if (!this.#dirty.has(member)) this.#refused.delete(member)
  }
}
