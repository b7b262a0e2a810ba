import type { z } from 'zod'
import { readStored, writeStored } from './storedFile'

interface CachedAnswerOptions<Schema extends z.ZodType> {
  /** The file that stores the last good answer across restarts. */
  readonly file: string
  readonly schema: Schema
  readonly ask: () => Promise<z.output<Schema>>
  /** Called when the answer has changed. */
  readonly changed: () => void
  readonly failed: (error: unknown) => void
}

/**
 * Caches one cms answer that every page needs, in memory and on disk. It is fetched once, refreshed on announcements, and survives an
 * outage of the cms.
 */
export class CachedAnswer<Schema extends z.ZodType> {
  readonly #options: CachedAnswerOptions<Schema>
  #value: z.output<Schema> | null = null
  #text = ''
  #asking: Promise<void> | null = null
  #again = false

  constructor(options: CachedAnswerOptions<Schema>) {
    this.#options = options
  }

  /** The latest good answer, or null when there has never been one. */
  get value(): z.output<Schema> | null {
    return this.#value
  }

  /** Loads the answer stored by an earlier run unless a newer one is present. */
  async restore(): Promise<void> {
    const kept = await readStored(this.#options.file, this.#options.schema)
    if (kept !== null && this.#value === null) this.#take(kept)
  }

  /** Fetches from the cms. A change announced during the fetch triggers another. Never throws; on failure the old answer stays. */
  refresh(): Promise<void> {
    if (this.#asking) {
      this.#again = true
      return this.#asking
    }
    this.#asking = this.#ask().finally(() => {
      this.#asking = null
    })
    return this.#asking
  }

  async #ask(): Promise<void> {
    do {
      this.#again = false
      try {
        const value = await this.#options.ask()
        if (this.#take(value)) await writeStored(this.#options.file, value)
      } catch (error) {
        this.#options.failed(error)
      }
    } while (this.#again)
  }

  #take(value: z.output<Schema>): boolean {
    const text = JSON.stringify(value)
    if (text === this.#text) return false
    this.#value = value
    this.#text = text
    this.#options.changed()
    return true
  }
}
