import type { z } from 'zod'
import { readKept, writeKept } from './keptFile'

interface KeptAnswerOptions<Schema extends z.ZodType> {
  /** Where the last good answer outlives the process. */
  readonly file: string
  readonly schema: Schema
  readonly ask: () => Promise<z.output<Schema>>
  /** Called after the answer became another one. */
  readonly changed: () => void
  readonly failed: (error: unknown) => void
}

/** One answer of the cms that every page needs: asked once, refreshed when told, kept in memory and on disk when the cms is away. */
export class KeptAnswer<Schema extends z.ZodType> {
  readonly #options: KeptAnswerOptions<Schema>
  #value: z.output<Schema> | null = null
  #text = ''
  #asking: Promise<void> | null = null
  #again = false

  constructor(options: KeptAnswerOptions<Schema>) {
    this.#options = options
  }

  /** The newest good answer, or null when there never was one. */
  get value(): z.output<Schema> | null {
    return this.#value
  }

  /** Takes what an earlier run kept, unless there is something newer. */
  async restore(): Promise<void> {
    const kept = await readKept(this.#options.file, this.#options.schema)
    if (kept !== null && this.#value === null) this.#take(kept)
  }

  /** Asks the cms. A change announced while it answers is asked for again. Never throws; a failure keeps the old answer. */
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
        if (this.#take(value)) await writeKept(this.#options.file, value)
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
