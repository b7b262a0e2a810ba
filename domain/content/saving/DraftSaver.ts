import type { DraftKind, DraftSaverNeeds, DraftState, Publishing, SaveOutcome } from './draftState'
import type { MergeConflict } from './mergeValues'
import { sameValue } from './sameValue'
import { saveFailure } from './saveFailure'

/** Typing pauses this long, in milliseconds, before it is saved. */
export const PAUSE_MS = 800
/** Waits between attempts after failures, in milliseconds; the last one repeats. */
export const RETRY_MS = [2_000, 5_000, 15_000, 30_000] as const

/**
 * Keeps one document while it is edited: saves by itself when typing pauses, one request at a time, never losing what is typed meanwhile;
 * retries after failures; merges what somebody else saved, and asks where both changed the same place. Knows no screen.
 */
export class DraftSaver<Fields extends object, Saved> {
  readonly id: string
  readonly #kind: DraftKind<Fields, Saved>
  readonly #needs: DraftSaverNeeds<Fields, Saved>
  readonly #listeners = new Set<() => void>()
  /** The version the changes were made on: the saved one, or an older one while a conflict is open. */
  #base: { readonly version: string; readonly fields: Fields }
  /** Members typed into since they were last sent. */
  #dirty = new Set<keyof Fields & string>()
  /** Members of the request under way. */
  #sending: readonly (keyof Fields & string)[] = []
  /** Members that the server refused as they are. */
  #refused = new Set<keyof Fields & string>()
  #cancel: () => void = () => undefined
  #running: Promise<SaveOutcome> | undefined
  #failures = 0
  #closed = false
  #state: DraftState<Fields, Saved>

  constructor(id: string, saved: Saved, kind: DraftKind<Fields, Saved>, needs: DraftSaverNeeds<Fields, Saved>) {
    this.id = id
    this.#kind = kind
    this.#needs = needs
    this.#base = this.#asBase(saved)
    this.#state = { page: this.#base.fields, saved, status: 'saved', problems: {}, conflicts: [], merged: null }
    this.#takeUpBackup()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly state = (): DraftState<Fields, Saved> => this.#state

  /** True while something typed is only here. */
  get unsaved(): boolean {
    return this.#dirty.size > 0 || this.#running !== undefined
  }

  /** Somebody typed. */
  edit(change: Partial<Fields>): void {
    const problems = { ...this.#state.problems }
    // Whether the page may be published is asked again with the next try.
    delete problems.isPublished
    const page = { ...this.#state.page, ...change }
    const typed = this.#kind.members(page).filter((member) => member in change)
    for (const member of typed) {
      this.#dirty.add(member)
      this.#refused.delete(member)
      for (const path of Object.keys(problems)) if (path.split('.', 1)[0] === member) delete problems[path]
      const problem = this.#kind.problemOf(member, page)
      if (problem === null) continue
      this.#refused.add(member)
      problems[member] = problem
    }
    this.#set({ page, problems, ...(this.#isStopped() ? {} : { status: this.#running ? 'saving' : 'unsaved' }) })
    this.#keepBackup()
    if (!this.#isStopped()) this.#saveIn(PAUSE_MS)
  }

  /** Saves now and for visitors: without `isPublished` a published page is published as it stands here. */
  async save(options: { readonly isPublished?: boolean } = {}): Promise<SaveOutcome> {
    this.#cancel()
    await this.#running
    if (this.#isStopped()) return { kind: 'conflict' }
    if (this.#refused.size > 0) return { kind: 'refused' }
    return this.#run(options)
  }

  /** Saves what is waiting without waiting for a pause, for example when the page is left or the connection is back. */
  flush(): void {
    if (this.#dirty.size > 0 && !this.#isStopped()) this.#saveIn(0)
  }

  /** The document was read again: another version is taken over, merged with unsaved words where there are any. */
  seen(saved: Saved): void {
    const { versionOf, savedAt } = this.#kind
    if (this.#running || this.#isStopped() || versionOf(saved) === versionOf(this.#state.saved)) return
    if (savedAt(saved) < savedAt(this.#state.saved)) return
    this.#meet(saved)
    if (this.#dirty.size > 0 && !this.#isStopped()) this.#saveIn(0)
  }

  /** Decides one conflict, and with the last one goes on saving. */
  choose(conflict: MergeConflict, whose: 'mine' | 'theirs'): void {
    if (!this.#state.conflicts.includes(conflict)) return
    const { path } = conflict
    const value = whose === 'theirs' ? conflict.theirs : conflict.mine
    // Mine stands there already, maybe with more typed into it since; only what was removed here still has to go.
    const page = whose === 'mine' && value !== undefined ? this.#state.page : this.#kind.withValue(this.#state.page, path, value)
    const conflicts = this.#state.conflicts.filter((other) => other !== conflict)
    this.#set({ page, conflicts })
    if (conflicts.length === 0) this.#settle()
    this.#keepBackup()
    if (conflicts.length === 0) this.flush()
  }

  /** What came in from somebody else was seen. */
  dismissMerged(): void {
    this.#set({ merged: null })
  }

  /** The screen is left: what waits is sent once more; what that cannot save stays in the backup for the next visit. */
  close(): void {
    this.#cancel()
    if (!this.#running && !this.#closed && !this.#isStopped()) void this.#run(null)
    this.#closed = true
  }

  /** The screen is back. */
  open(): void {
    if (!this.#closed) return
    this.#closed = false
    this.flush()
  }

  /** The page is gone: nothing of it is kept. */
  discard(): void {
    this.#cancel()
    this.#closed = true
    this.#dirty.clear()
    this.#listeners.clear()
    this.#keepBackup()
  }

  #isStopped(): boolean {
    return this.#state.conflicts.length > 0
  }

  #saveIn(milliseconds: number): void {
    this.#cancel()
    if (this.#closed) return
    this.#cancel = this.#needs.later(milliseconds, () => {
      if (!this.#running) void this.#run(null)
    })
  }

  /** One request. */
  #run(publishing: Publishing): Promise<SaveOutcome> {
    const members = [...this.#dirty].filter((member) => !this.#refused.has(member))
    if (!publishing && members.length === 0) {
      if (this.#refused.size > 0) this.#set({ status: 'refused' })
      return Promise.resolve({ kind: 'refused' })
    }
    this.#running = this.#send(members, publishing).finally(() => {
      this.#running = undefined
      // Typed while the request was under way, or not to blame for a refusal. A failure waits for its own time.
      const waiting = [...this.#dirty].some((member) => !this.#refused.has(member))
      const { status } = this.#state
      if (waiting && !this.#isStopped() && status !== 'failed' && status !== 'signedOut') this.#saveIn(status === 'refused' ? 0 : PAUSE_MS)
    })
    return this.#running
  }

  async #send(members: readonly (keyof Fields & string)[], publishing: Publishing): Promise<SaveOutcome> {
    const { page } = this.#state
    this.#sending = members
    for (const member of members) this.#dirty.delete(member)
    this.#set({ status: 'saving' })
    try {
      const answered = await this.#needs.send(this.id, pick(page, members), { expectedVersion: this.#base.version, publishing })
      this.#failures = 0
      this.#base = this.#asBase(answered)
      // Words on the screen stay as they were typed; what the server changed by itself (an address that follows the title) is taken over.
      const untouched = this.#kind.members(this.#base.fields).filter((member) => !members.includes(member) && !this.#dirty.has(member))
      this.#set({
        saved: answered,
        page: { ...this.#state.page, ...pick(this.#base.fields, untouched) },
        status: this.#refused.size > 0 ? 'refused' : this.#dirty.size > 0 ? 'unsaved' : 'saved',
      })
      this.#needs.onSaved?.(answered)
      return { kind: 'saved' }
    } catch (error) {
      for (const member of members) this.#dirty.add(member)
      return await this.#failed(error, publishing ? [] : members)
    } finally {
      this.#sending = []
      this.#keepBackup()
    }
  }

  /** @param blamed who is to blame when the refusal names nobody */
  async #failed(error: unknown, blamed: readonly (keyof Fields & string)[]): Promise<SaveOutcome> {
    const failure = saveFailure(error)
    if (failure.kind === 'conflict') {
      try {
        this.#meet(await this.#needs.read(this.id))
        return { kind: this.#isStopped() ? 'conflict' : 'merged' }
      } catch (readError) {
        return this.#retryLater(readError)
      }
    }
    if (failure.kind === 'broken') return this.#retryLater(error)
    if (failure.kind === 'signedOut') {
      this.#retryLater(error)
      this.#set({ status: 'signedOut' })
      return { kind: 'signedOut' }
    }
    const members = this.#kind.members(this.#state.page)
    const named = Object.keys(failure.problems).map((path) => members.find((member) => member === path.split('.', 1)[0]))
    const refused = named.filter((member) => member !== undefined)
    for (const member of refused.length > 0 ? refused : blamed) this.#refused.add(member)
    this.#set({ status: 'refused', problems: { ...this.#state.problems, ...failure.problems } })
    return { kind: 'refused' }
  }

  #retryLater(error: unknown): SaveOutcome {
    this.#set({ status: 'failed' })
    if (this.#dirty.size > 0) this.#saveIn(RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? PAUSE_MS)
    this.#failures += 1
    return { kind: 'failed', error }
  }

  /** Somebody else saved: what both did stands on the screen; where both did something else to one place, the person decides. */
  #meet(theirs: Saved): void {
    const { fields } = this.#base
    const before = this.#state.page
    const mine = { ...fields, ...pick(before, this.#dirty) }
    const merged = this.#kind.merge(fields, mine, this.#kind.fieldsOf(theirs))
    this.#set({ saved: theirs, page: merged.fields, conflicts: merged.conflicts })
    if (merged.conflicts.length > 0) {
      this.#cancel()
      this.#set({ status: 'conflict', merged: theirs })
    } else {
      const alone = this.#dirty.size === 0
      this.#settle()
      if (!alone && !sameValue(before, merged.fields)) this.#set({ merged: theirs })
    }
    this.#keepBackup()
  }

  /** From here on everything is measured against what is saved. */
  #settle(): void {
    const { page, saved } = this.#state
    this.#base = this.#asBase(saved)
    this.#dirty = new Set(this.#kind.members(page).filter((member) => !sameValue(page[member], this.#base.fields[member])))
    for (const member of this.#refused) if (!this.#dirty.has(member)) this.#refused.delete(member)
    const problems = this.#dirty.size > 0 ? this.#state.problems : {}
    this.#set({ status: this.#dirty.size > 0 ? 'unsaved' : 'saved', problems })
  }

  /** What was typed before a reload is still unsaved; on an older version of the page it is merged into this one. */
  #takeUpBackup(): void {
    const backup = this.#needs.backup.read(this.id)
    if (!backup) return
    const { page, saved } = this.#state
    this.#dirty = new Set(this.#kind.members({ ...page, ...backup.changes }).filter((member) => backup.changes[member] !== undefined))
    if (this.#dirty.size === 0) return
    this.#state = { ...this.#state, page: { ...page, ...backup.changes }, status: 'unsaved' }
    if (backup.version !== this.#base.version) {
      this.#base = { version: backup.version, fields: { ...this.#base.fields, ...backup.base } }
      this.#meet(saved)
    }
    this.flush()
  }

  #keepBackup(): void {
    const { page } = this.#state
    const unsaved = [...this.#dirty, ...this.#sending]
    const { version, fields } = this.#base
    this.#needs.backup.write(this.id, unsaved.length > 0 ? { version, base: pick(fields, unsaved), changes: pick(page, unsaved) } : null)
  }

  #asBase(saved: Saved) {
    return { version: this.#kind.versionOf(saved), fields: this.#kind.fieldsOf(saved) }
  }

  #set(change: Partial<DraftState<Fields, Saved>>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** Some members of a document. */
function pick<Fields extends object>(fields: Fields, members: Iterable<keyof Fields & string>): Partial<Fields> {
  const picked: Partial<Fields> = {}
  for (const member of members) if (fields[member] !== undefined) picked[member] = fields[member]
  return picked
}
