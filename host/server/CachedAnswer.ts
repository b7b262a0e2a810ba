import type { z } from 'zod'
import { readStored, writeStored } from './storedFile'

/** Pauses before another try after a failed fetch: the first, and the longest they grow to. */
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000

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
 * outage of the cms: after a failed fetch the old answer stays and another try follows until one succeeds, because nobody announces the
 * missed change again.
 */
export class CachedAnswer<Schema extends z.ZodType> {
  readonly #options: CachedAnswerOptions<Schema>
  #value: z.output<Schema> | null = null
  #text = ''
  #asking: Promise<void> | null = null
  #again = false
  #retry: NodeJS.Timeout | undefined
  #pause = FIRST_RETRY_MS
  #stopped = false

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

  /** Ends the retries. */
  stop(): void {
    clearTimeout(this.#retry)
    this.#stopped = true
  }

  /** Fetches from the cms. A change announced during the fetch triggers another. Never throws; on failure the old answer stays for now. */
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
      clearTimeout(this.#retry)
      try {
        const value = await this.#options.ask()
        this.#pause = FIRST_RETRY_MS
        if (this.#take(value)) await writeStored(this.#options.file, value)
      } catch (error) {
        this.#options.failed(error)
        this.#retryLater()
      }
    } while (this.#again)
  }

  #retryLater(): void {
    if (this.#stopped) return
    this.#retry = setTimeout(() => this.refresh(), this.#pause).unref()
    this.#pause = Math.min(2 * this.#pause, LONGEST_RETRY_MS)
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
