import type { Asking } from './draftState'

/** Typing pause before a save, in milliseconds. */
export const PAUSE_MS = 800
/** Waits between retries, in milliseconds; the last one repeats. */
export const RETRY_MS = [2_000, 5_000, 15_000, 30_000] as const

/**
 * Schedules the next save. Each new time replaces the previous one. Never fires while the screen is closed, nor before somebody asks, for
 * forms that save only on request.
 */
export class SaveTimer {
  readonly #later: (milliseconds: number, run: () => void) => () => void
  readonly #run: () => void
  readonly #asking: Asking | undefined
  #cancel: () => void = () => undefined
  #failures = 0
  #resting: boolean
  closed = false

  /** @param later runs something later, unless the returned function is called first */
  constructor(later: (milliseconds: number, run: () => void) => () => void, run: () => void, asking?: Asking) {
    this.#later = later
    this.#run = run
    this.#asking = asking
    this.#resting = asking !== undefined
  }

  /** Nothing is sent before somebody asks. */
  get resting(): boolean {
    return this.#resting
  }
  /** Somebody asked to save: tries until it succeeds. */
  ask(): void {
    this.#resting = false
  }
  /** The requested save is done, or superseded. */
  rest(): void {
    this.#resting = this.#asking !== undefined
    if (this.#resting) this.#cancel()
  }

  in(milliseconds: number): void {
    this.#cancel()
    if (!this.closed && !this.#resting) this.#cancel = this.#later(milliseconds, this.#run)
  }

  cancel(): void {
    this.#cancel()
  }

  /** An attempt failed: schedules another one after a growing wait. */
  failed(): void {
    if (this.#asking === 'each time') this.rest()
    this.in(RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? PAUSE_MS)
    this.#failures += 1
  }

  succeeded(): void {
    this.#failures = 0
    this.rest()
  }
}
