import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { listen } from '../database/listen'

/** How often a table is looked at; usually the database announces a new row on its commit. */
const LOOK_EVERY_MS = 10_000

interface DueRowsOptions {
  readonly pool: Pool
  /** Notified on the commit that adds a row. */
  readonly channel: string
  /** Does some of what is due. @returns whether there may be more */
  readonly work: () => Promise<boolean>
  readonly log: Pick<Logger, 'warn'>
  /** What is logged when the table cannot be read. */
  readonly unread: string
}

/**
 * Does what waits in a table, in any number of processes: a row says when it is due, and each process claims what no other has locked (SKIP
 * LOCKED). A row of a process that died is due again. Nothing is kept outside the table, and waits count by a clock that nobody can set.
 */
export class DueRows {
  readonly #options: DueRowsOptions
  #timer: NodeJS.Timeout | undefined
  #stopListening: (() => void) | undefined
  #running: Promise<void> | undefined
  #again = false
  #stopped = false

  constructor(options: DueRowsOptions) {
    this.#options = options
  }

  start(): void {
    const look = () => void this.sweep()
    look()
    this.#timer = setInterval(look, LOOK_EVERY_MS)
    this.#stopListening = listen(this.#options.pool, this.#options.channel, { hear: look, opened: look })
  }

  /** Takes nothing more; resolves when what was taken is done. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopListening?.()
    this.#stopped = true
    this.#again = false
    await this.#running
  }

  /** Does what is due; resolves when nothing is left. Nothing once it is stopped. */
  async sweep(): Promise<void> {
    if (this.#stopped) return
    this.#again = true
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    await this.#running
  }

  async #run(): Promise<void> {
    try {
      while (this.#again) {
        this.#again = false
        if ((await this.#options.work()) && !this.#stopped) this.#again = true
      }
    } catch (error) {
      // The next look tries again.
      this.#options.log.warn({ err: error, msg: this.#options.unread })
    }
  }
}
