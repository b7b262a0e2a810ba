import { backupOf, baseOf, type DraftBase, decided, isLost, isNewerVersion, NOTHING_REPORTED, pick, problemsIn } from './draftParts'
import type { DraftKind, DraftSaverNeeds, DraftState, Publishing, SaveOutcome } from './draftState'
import type { MergeConflict } from './mergeValues'
import { OwnCopy } from './OwnCopy'
import { PAUSE_MS, SaveTimer } from './SaveTimer'
import { sameValue } from './sameValue'
import { membersNamed, problemsBeside, saveFailure } from './saveFailure'
import { TypedMembers } from './TypedMembers'
import { UnansweredSaves } from './UnansweredSaves'
import { WatchedState } from './WatchedState'
import { withRequestTimeout } from './withRequestTimeout'

/**
 * Saves one document while it is edited: automatically when typing pauses, one request at a time, never losing what is typed meanwhile.
 * Retries after failures, merges concurrent saves, and asks when both changed the same place. Independent of any screen.
 */
export class DraftSaver<Fields extends object, Saved> {
  readonly id: string
  readonly #kind: DraftKind<Fields, Saved>
  readonly #needs: DraftSaverNeeds<Fields, Saved>
  /** The version the changes are based on: the saved one, or an older one while a conflict is open. */
  #base: DraftBase<Fields>
  readonly #copy: OwnCopy<Fields>
  readonly #members = new TypedMembers<keyof Fields & string>()
  readonly #unanswered = new UnansweredSaves<Fields>()
  readonly #timer: SaveTimer
  #running: Promise<SaveOutcome> | undefined
  readonly #shown: WatchedState<DraftState<Fields, Saved>>

  constructor(id: string, saved: Saved, kind: DraftKind<Fields, Saved>, needs: DraftSaverNeeds<Fields, Saved>) {
    this.id = id
    this.#kind = kind
    this.#needs = withRequestTimeout(needs)
    this.#timer = new SaveTimer(needs.later, () => void (this.#running ?? this.#run(null)), needs.waitsToBeAsked)
    this.#base = baseOf(this.#kind, saved)
    this.#shown = new WatchedState({ page: this.#base.fields, saved, status: 'saved', ...NOTHING_REPORTED })
    this.#copy = new OwnCopy(id, needs.backup)
    this.#takeUpCopies()
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#shown.subscribe(listener)
  readonly state = (): DraftState<Fields, Saved> => this.#shown.value

  /** True while typed changes exist only here. */
  get unsaved(): boolean {
    return this.#members.hasDirty || this.#running !== undefined
  }

  /** Records typed changes. */
  edit(change: Partial<Fields>): void {
    const page = { ...this.#shown.value.page, ...change }
    const typed = this.#kind.members(page).filter((member) => member in change)
    const found = problemsIn(this.#kind, page, typed)
    for (const member of typed) this.#members.typed(member, member in found)
    // The next save asks again whether the page may be published.
    const problems = { ...problemsBeside(this.#shown.value.problems, ['isPublished', ...typed]), ...found }
    this.#shown.set({ page, problems, ...(this.#isStopped() ? {} : { status: this.#running ? 'saving' : 'unsaved' }) })
    this.#keepBackup()
    if (!this.#running) this.#timer.rest()
    if (!this.#isStopped()) this.#timer.in(PAUSE_MS)
  }

  /** Saves and publishes now. Without `isPublished`, a published page is published as shown here. */
  async save(options: { readonly isPublished?: boolean } = {}): Promise<SaveOutcome> {
    this.#timer.cancel()
    await this.#running
    if (this.#isStopped()) return { kind: 'conflict' }
    if (this.#needs.waitsToBeAsked) this.#members.forgive()
    if (this.#members.hasRefused) return { kind: 'refused' }
    this.#timer.ask()
    return this.#run(options)
  }

  /** Saves pending changes without waiting for a pause, for example when the page is left or the connection returns. */
  flush(): void {
    if ((this.#members.hasDirty || isLost(this.#shown.value)) && !this.#isStopped()) this.#timer.in(0)
  }

  /** Handles a fresh read of the document. Takes over another version and merges it with unsaved changes. */
  seen(saved: Saved): void {
    if (this.#running || this.#isStopped() || !isNewerVersion(this.#kind, saved, this.#shown.value.saved)) return
    this.#meet(saved)
    this.flush()
  }

  /** Resolves one conflict; after the last one, saving continues. */
  choose(conflict: MergeConflict, whose: 'mine' | 'theirs'): void {
    if (!this.#shown.value.conflicts.includes(conflict)) return
    const page = decided(this.#kind, this.#shown.value.page, conflict, whose)
    const conflicts = this.#shown.value.conflicts.filter((other) => other !== conflict)
    this.#shown.set({ page, conflicts })
    if (conflicts.length === 0) this.#settle()
    this.#keepBackup()
    this.flush()
    this.#takeUpCopies()
  }

  /** Discards unsaved changes. */
  readonly drop = (): void => {
    if (this.#running) return
    this.#shown.set({ page: this.#kind.fieldsOf(this.#shown.value.saved), conflicts: [], merged: null })
    this.#settle()
    this.#keepBackup()
  }

  /** Marks merged changes as seen. */
  readonly dismissMerged = (): void => this.#shown.set({ merged: null })

  /** The screen closes: sends pending changes once more. What fails stays in the backup for the next visit. */
  close(): void {
    this.#timer.cancel()
    if (!this.#running && !this.#timer.closed && !this.#timer.resting && !this.#isStopped()) void this.#run(null)
    this.#timer.closed = true
  }

  /** The screen opens again. */
  open(): void {
    if (!this.#timer.closed) return
    this.#timer.closed = false
    this.flush()
  }

  /** The page is deleted: saves nothing more. What is not saved stays in the backup, for when the page is restored. */
  discard(): void {
    this.#timer.cancel()
    this.#timer.closed = true
    this.#shown.forgetListeners()
  }

  #isStopped(): boolean {
    return this.#shown.value.conflicts.length > 0
  }

  /** One request. */
  #run(publishing: Publishing): Promise<SaveOutcome> {
    const members = this.#members.sendable
    // After a publication without an answer nothing is pending; a fresh read shows whether it arrived.
    const nothing = !publishing && members.length === 0
    if (nothing && this.#members.hasRefused) this.#shown.set({ status: 'refused' })
    if (nothing && (this.#needs.waitsToBeAsked || !isLost(this.#shown.value))) return Promise.resolve({ kind: 'refused' })
    this.#running = (nothing ? this.#look() : this.#send(members, publishing)).finally(() => {
      this.#running = undefined
      // Typed during the request, or not to blame for a refusal. A failure waits for its retry time.
      const goesOn = this.#members.sendable.length > 0 && !this.#isStopped() && !isLost(this.#shown.value)
      if (goesOn) this.#timer.in(this.#shown.value.status === 'refused' ? 0 : PAUSE_MS)
      if (!this.#timer.closed) this.#takeUpCopies()
    })
    return this.#running
  }

  async #send(members: readonly (keyof Fields & string)[], publishing: Publishing): Promise<SaveOutcome> {
    const changes = pick(this.#shown.value.page, members)
    this.#members.sends(members)
    this.#unanswered.add(changes)
    this.#shown.set({ status: 'saving' })
    try {
      const answered = await this.#needs.send(this.id, changes, { expectedVersion: this.#base.version, publishing })
      this.#timer.succeeded()
      this.#unanswered.forget()
      this.#base = baseOf(this.#kind, answered)
      // Text on screen stays as typed. Takes over what the server changed (an address that follows the title).
      const untouched = this.#members.untouched(this.#kind.members(this.#base.fields), members)
      const page = { ...this.#shown.value.page, ...pick(this.#base.fields, untouched) }
      const problems = this.#needs.waitsToBeAsked ? {} : this.#shown.value.problems
      this.#shown.set({ saved: answered, page, status: this.#members.standing, restored: false, problems })
      this.#needs.onSaved?.(answered)
      return { kind: 'saved' }
    } catch (error) {
      this.#members.takesBack(members)
      return await this.#failed(error, publishing && !this.#needs.waitsToBeAsked ? [] : members)
    } finally {
      this.#members.sent()
      this.#keepBackup()
    }
  }

  /** @param blamed members to blame when the refusal names none */
  async #failed(error: unknown, blamed: readonly (keyof Fields & string)[]): Promise<SaveOutcome> {
    const failure = saveFailure(error)
    if (failure.kind !== 'refused') return failure.kind === 'conflict' ? this.#look() : this.#retryLater(error)
    const problems = problemsBeside(failure.problems, this.#members.typedSince)
    const named = membersNamed(failure.problems, this.#kind.members(this.#shown.value.page))
    for (const member of named.length > 0 ? named : blamed) this.#members.refuse(member)
    this.#timer.rest()
    this.#shown.set({ status: this.#members.standing, problems: { ...this.#shown.value.problems, ...problems } })
    return { kind: 'refused' }
  }

  readonly #look = (): Promise<SaveOutcome> => this.#needs.read(this.id).then(this.#meet).catch(this.#retryLater)
  readonly #retryLater = (error: unknown): SaveOutcome => {
    const status = saveFailure(error).kind === 'signedOut' ? 'signedOut' : 'failed'
    this.#shown.set({ status })
    this.#timer.failed()
    return { kind: status, error }
  }

  /** Somebody else saved: both people's changes are shown, and the person decides conflicts. */
  readonly #meet = (theirs: Saved): SaveOutcome => {
    const before = this.#shown.value.page
    this.#base = this.#unanswered.arrivedIn(this.#kind, this.#base, this.#kind.fieldsOf(theirs))
    this.#unanswered.forget()
    const mine = { ...this.#base.fields, ...pick(before, this.#members.dirty) }
    const { fields: page, conflicts } = this.#kind.merge(this.#base.fields, mine, this.#kind.fieldsOf(theirs))
    this.#shown.set({ saved: theirs, page, conflicts })
    const alone = !this.#members.hasDirty
    if (conflicts.length > 0) {
      this.#timer.cancel()
      this.#shown.set({ status: 'conflict', merged: theirs })
    } else this.#settle()
    if (conflicts.length === 0 && !alone && !sameValue(before, page)) this.#shown.set({ merged: theirs })
    this.#keepBackup()
    return { kind: conflicts.length > 0 ? 'conflict' : 'merged' }
  }

  /** From here on, changes are measured against the saved version. */
  #settle(): void {
    const { page, saved } = this.#shown.value
    this.#base = baseOf(this.#kind, saved)
    this.#members.settle(this.#kind.members(page).filter((member) => !sameValue(page[member], this.#base.fields[member])))
    this.#shown.set(this.#members.hasDirty ? { status: 'unsaved' } : { status: 'saved', problems: {}, restored: false })
  }

  /** Recovers unsaved changes from before a reload or from closed tabs, one copy after another. Merges those based on an older version. */
  #takeUpCopies(): void {
    while (!this.unsaved && !this.#isStopped()) {
      const backup = this.#copy.next()
      if (!backup) return
      const page = { ...this.#shown.value.page, ...backup.changes }
      this.#members.settle(this.#kind.members(page).filter((member) => backup.changes[member] !== undefined))
      if (!this.#members.hasDirty) continue
      this.#unanswered.add(...(backup.sent ?? []))
      this.#shown.set({ page, status: 'unsaved' })
      if (backup.version !== this.#base.version) {
        this.#base = { version: backup.version, fields: { ...this.#base.fields, ...backup.base } }
        this.#meet(this.#shown.value.saved)
      } else this.#keepBackup()
      this.#shown.set({ restored: this.#members.hasDirty })
      this.flush()
    }
  }

  #keepBackup(): void {
    const backup = backupOf(this.#base, this.#shown.value.page, this.#members.unsaved, this.#unanswered.all)
    const uncopied = !this.#copy.keep(backup)
    // An empty backup says nothing about the next changes.
    if (backup && uncopied !== this.#shown.value.uncopied) this.#shown.set({ uncopied })
  }
}
