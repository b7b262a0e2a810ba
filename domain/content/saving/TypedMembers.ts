/** Which members of a document were typed into, are on their way, or were refused as they are. */
export class TypedMembers<Member extends string> {
  /** Typed into since they were last sent. */
  #dirty = new Set<Member>()
  /** Members of the request under way. */
  #sending: readonly Member[] = []
  /** Typed into since the last request went out. */
  readonly #since = new Set<Member>()
  /** The server, or a rule of the screen, refused them as they are. */
  #refused = new Set<Member>()

  /** @param isRefused as it stands there now, by a rule of the screen */
  typed(member: Member, isRefused: boolean): void {
    this.#dirty.add(member)
    this.#since.add(member)
    if (isRefused) this.#refused.add(member)
    else this.#refused.delete(member)
  }
  /** Refused as it was sent: what stands there by now may be taken. */
  refuse(member: Member): void {
    if (!this.#since.has(member)) this.#refused.add(member)
  }
  get typedSince(): Member[] {
    return [...this.#since]
  }

  /** All of it may be sent again: what was refused may be taken by now. */
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
  /** How the document stands while no request is under way. */
  get standing(): 'refused' | 'unsaved' | 'saved' {
    return this.hasRefused ? 'refused' : this.hasDirty ? 'unsaved' : 'saved'
  }
  /** What a request can take along. */
  get sendable(): Member[] {
    return [...this.#dirty].filter((member) => !this.#refused.has(member))
  }
  /** Everything that only this device knows. */
  get unsaved(): Member[] {
    return [...this.#dirty, ...this.#sending]
  }

  /** Of all members those that were neither sent just now nor typed into since. */
  untouched(all: readonly Member[], sent: readonly Member[]): Member[] {
    return all.filter((member) => !sent.includes(member) && !this.#dirty.has(member))
  }

  sends(members: readonly Member[]): void {
    this.#sending = members
    this.#since.clear()
    for (const member of members) this.#dirty.delete(member)
  }
  /** The request did not save them. */
  takesBack(members: readonly Member[]): void {
    for (const member of members) this.#dirty.add(member)
  }
  sent(): void {
    this.#sending = []
  }

  /** From here on these alone count as typed. */
  settle(members: Iterable<Member>): void {
    this.#dirty = new Set(members)
    for (const member of this.#refused) if (!this.#dirty.has(member)) this.#refused.delete(member)
  }
  forget(): void {
    this.#dirty.clear()
  }
}
