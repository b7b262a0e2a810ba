import type { BackupStore, DraftBackup, StoredCopy } from './draftState'

/** One tab's local copy of a document, and the copies other tabs had stored when this one opened. */
export class OwnCopy<Fields> {
  readonly #id: string
  readonly #store: BackupStore<Fields>
  readonly #waiting: StoredCopy<Fields>[]
  readonly #taken: StoredCopy<Fields>[] = []

  constructor(id: string, store: BackupStore<Fields>) {
    this.#id = id
    this.#store = store
    this.#waiting = [...store.copies(id)]
  }

  /** Returns the next stored copy; null when there are no more. It stays in place until it is stored here. */
  next(): DraftBackup<Fields> | null {
    for (let copy = this.#waiting.shift(); copy; copy = this.#waiting.shift()) {
      this.#taken.push(copy)
      const backup = copy.read()
      if (backup) return backup
    }
    return null
  }

  /** Stores unsaved changes, or nothing; recovered changes are part of them. False when the device can't store a copy. */
  keep(backup: DraftBackup<Fields> | null): boolean {
    const kept = this.#store.write(this.#id, backup)
    if (kept) for (const copy of this.#taken.splice(0)) copy.forget()
    return kept
  }
}
