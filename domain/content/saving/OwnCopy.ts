import type { BackupStore, DraftBackup, KeptCopy } from './draftState'

/** One tab's copy of a document on the device, and what other tabs had kept of it when this one was opened. */
export class OwnCopy<Fields> {
  readonly #id: string
  readonly #store: BackupStore<Fields>
  readonly #waiting: KeptCopy<Fields>[]
  readonly #taken: KeptCopy<Fields>[] = []

  constructor(id: string, store: BackupStore<Fields>) {
    this.#id = id
    this.#store = store
    this.#waiting = [...store.copies(id)]
  }

  /** Takes the next copy that was kept; null when there is none more. It stays where it is until it is kept here. */
  next(): DraftBackup<Fields> | null {
    for (let copy = this.#waiting.shift(); copy; copy = this.#waiting.shift()) {
      this.#taken.push(copy)
      const backup = copy.read()
      if (backup) return backup
    }
    return null
  }

  /** Keeps what is not saved yet, or nothing; what was taken up before is part of that. False when the device keeps no copy. */
  keep(backup: DraftBackup<Fields> | null): boolean {
    const kept = this.#store.write(this.#id, backup)
    if (kept) for (const copy of this.#taken.splice(0)) copy.forget()
    return kept
  }

  /** The document is gone: no tab's words of it are kept. */
  forget(): void {
    this.#taken.push(...this.#waiting.splice(0))
    this.keep(null)
  }
}
