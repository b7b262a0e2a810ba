import type { ContentPage } from '@framewell/domain/content/contentPage'
import { slugSchema } from '@framewell/domain/content/page'
import type { DraftSaverNeeds, DraftState, SaveOutcome } from './draftState'
import { EDITABLE_MEMBERS, type EditableMember, type EditablePage, editableOf, membersOf } from './editablePage'
import { saveFailure } from './saveFailure'

/** Typing pauses this long, in milliseconds, before it is saved. */
export const PAUSE_MS = 800
/** Waits between attempts after failures, in milliseconds; the last one repeats. */
export const RETRY_MS = [2_000, 5_000, 15_000, 30_000] as const

/**
 * Keeps one page while it is edited: saves by itself when typing pauses, one request at a time, never losing what is typed meanwhile;
 * retries after failures; stops and asks when somebody else saved the page. Knows no React.
 */
export class DraftSaver {
  readonly id: string
  readonly #needs: DraftSaverNeeds
  readonly #listeners = new Set<() => void>()
  /** Members typed into since they were last sent. */
  #dirty = new Set<EditableMember>()
  /** Members of the request under way. */
  #sending: readonly EditableMember[] = []
  /** Members that the server refused as they are. */
  #refused = new Set<EditableMember>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<SaveOutcome> | undefined
  #failures = 0
  #closed = false
  #state: DraftState

  constructor(page: ContentPage, needs: DraftSaverNeeds) {
    this.id = page.id
    this.#needs = needs
    this.#state = { page: editableOf(page), saved: page, status: 'saved', problems: {}, theirs: null }
    this.#takeUpBackup(page)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly state = (): DraftState => this.#state

  /** True while something typed is only here. */
  get unsaved(): boolean {
    return this.#dirty.size > 0 || this.#running !== undefined
  }

  /** Somebody typed. */
  edit(change: Partial<EditablePage>): void {
    const problems = { ...this.#state.problems }
    // Whether the page may be published is asked again with the next try.
    delete problems.isPublished
    for (const member of EDITABLE_MEMBERS) {
      if (!(member in change)) continue
      this.#dirty.add(member)
      this.#refused.delete(member)
      for (const path of Object.keys(problems)) if (path.split('.', 1)[0] === member) delete problems[path]
    }
    const page = { ...this.#state.page, ...change }
    if (this.#dirty.has('slug')) {
      const checked = slugSchema.safeParse(page.slug)
      if (!checked.success) {
        this.#refused.add('slug')
        problems.slug = page.slug ? (checked.error.issues[0]?.message ?? '') : 'Give the page an address'
      }
    }
    this.#set({ page, problems, ...(this.#state.status === 'conflict' ? {} : { status: this.#running ? 'saving' : 'unsaved' }) })
    this.#keepBackup()
    if (this.#state.status !== 'conflict') this.#saveIn(PAUSE_MS)
  }

  /** Saves now and for visitors: without `isPublished` a published page is published as it stands here. */
  async save(options: { readonly isPublished?: boolean } = {}): Promise<SaveOutcome> {
    clearTimeout(this.#timer)
    await this.#running
    if (this.#state.status === 'conflict') return { kind: 'conflict' }
    if (this.#refused.size > 0) return { kind: 'refused' }
    return this.#run(options)
  }

  /** Saves what is waiting without waiting for a pause, for example when the page is left or the connection is back. */
  flush(): void {
    if (this.#dirty.size > 0 && this.#state.status !== 'conflict') this.#saveIn(0)
  }

  /** The page was read again: another version is either taken over or, beside unsaved words, a conflict. */
  seen(page: ContentPage): void {
    if (this.#running || this.#state.status === 'conflict' || page.version === this.#state.saved.version) return
    if (page.lastModified < this.#state.saved.lastModified) return
    if (this.#dirty.size > 0) this.#conflict(page)
    else this.#set({ saved: page, page: editableOf(page), problems: {} })
  }

  /** Ends a conflict: what was typed here is given up. */
  takeTheirs(): void {
    const { theirs } = this.#state
    if (!theirs) return
    this.#dirty.clear()
    this.#refused.clear()
    this.#set({ saved: theirs, page: editableOf(theirs), status: 'saved', problems: {}, theirs: null })
    this.#keepBackup()
  }

  /** Ends a conflict: what was typed here replaces theirs; members that were not typed into become theirs. */
  keepMine(): void {
    const { theirs, page } = this.#state
    if (!theirs) return
    this.#set({ saved: theirs, page: { ...editableOf(theirs), ...membersOf(page, this.#dirty) }, status: 'unsaved', theirs: null })
    this.#saveIn(0)
  }

  /** The screen is left: what waits is sent once more; what that cannot save stays in the backup for the next visit. */
  close(): void {
    clearTimeout(this.#timer)
    if (!this.#running && !this.#closed && this.#state.status !== 'conflict') void this.#run()
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
    clearTimeout(this.#timer)
    this.#closed = true
    this.#dirty.clear()
    this.#listeners.clear()
    this.#keepBackup()
  }

  #saveIn(milliseconds: number): void {
    clearTimeout(this.#timer)
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      if (!this.#running) void this.#run()
    }, milliseconds)
  }

  /** One request. `explicit` is set for a save that visitors see. */
  #run(explicit?: { readonly isPublished?: boolean }): Promise<SaveOutcome> {
    const members = [...this.#dirty].filter((member) => !this.#refused.has(member))
    if (!explicit && members.length === 0) {
      if (this.#refused.size > 0) this.#set({ status: 'refused' })
      return Promise.resolve({ kind: 'refused' })
    }
    this.#running = this.#send(members, explicit).finally(() => {
      this.#running = undefined
      // Typed while the request was under way, or not to blame for a refusal. A failure waits for its own time.
      const waiting = [...this.#dirty].some((member) => !this.#refused.has(member))
      if (waiting && this.#state.status !== 'conflict' && this.#state.status !== 'failed') {
        this.#saveIn(this.#state.status === 'refused' ? 0 : PAUSE_MS)
      }
    })
    return this.#running
  }

  async #send(members: readonly EditableMember[], explicit?: { readonly isPublished?: boolean }): Promise<SaveOutcome> {
    const { page, saved } = this.#state
    this.#sending = members
    for (const member of members) this.#dirty.delete(member)
    this.#set({ status: 'saving' })
    try {
      const mode = explicit ? explicit : { asDraft: true }
      const answered = await this.#needs.send(this.id, { ...membersOf(page, members), ...mode, expectedVersion: saved.version })
      this.#failures = 0
      // Words on the screen stay as they were typed; what the server changed by itself (an address that follows the title) is taken over.
      const untouched = EDITABLE_MEMBERS.filter((member) => !members.includes(member) && !this.#dirty.has(member))
      this.#set({
        saved: answered,
        page: { ...this.#state.page, ...membersOf(editableOf(answered), untouched) },
        status: this.#refused.size > 0 ? 'refused' : this.#dirty.size > 0 ? 'unsaved' : 'saved',
      })
      this.#needs.onSaved?.(answered)
      return { kind: 'saved' }
    } catch (error) {
      for (const member of members) this.#dirty.add(member)
      return await this.#failed(error, explicit ? [] : members)
    } finally {
      this.#sending = []
      this.#keepBackup()
    }
  }

  /** @param blamed who is to blame when the refusal names nobody */
  async #failed(error: unknown, blamed: readonly EditableMember[]): Promise<SaveOutcome> {
    const failure = saveFailure(error)
    if (failure.kind === 'conflict') {
      try {
        this.#conflict(await this.#needs.read(this.id))
        return { kind: 'conflict' }
      } catch (readError) {
        return this.#retryLater(readError)
      }
    }
    if (failure.kind === 'broken') return this.#retryLater(error)
    const named = Object.keys(failure.problems).map((path) => EDITABLE_MEMBERS.find((member) => member === path.split('.', 1)[0]))
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

  #conflict(theirs: ContentPage): void {
    clearTimeout(this.#timer)
    this.#set({ status: 'conflict', theirs })
  }

  /** What was typed before a reload is still unsaved; on an older version of the page it is a conflict. */
  #takeUpBackup(page: ContentPage): void {
    const backup = this.#needs.backup.read(page.id)
    if (!backup) return
    this.#dirty = new Set(EDITABLE_MEMBERS.filter((member) => backup.changes[member] !== undefined))
    if (this.#dirty.size === 0) return
    this.#state = { ...this.#state, page: { ...this.#state.page, ...backup.changes }, status: 'unsaved' }
    if (backup.version === page.version) this.#saveIn(0)
    else this.#conflict(page)
  }

  #keepBackup(): void {
    const { page, saved } = this.#state
    const unsaved = [...this.#dirty, ...this.#sending]
    this.#needs.backup.write(this.id, unsaved.length > 0 ? { version: saved.version, changes: membersOf(page, unsaved) } : null)
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
