import type { Asking } from './draftState'

/** Typing pauses this long, in milliseconds, before it is saved. */
export const PAUSE_MS = 800
/** Waits between attempts after failures, in milliseconds; the last one repeats. */
export const RETRY_MS = [2_000, 5_000, 15_000, 30_000] as const

/**
 * When a draft is sent next: at one time only, which every new time replaces; never while the screen is closed, nor, of a form that saves
 * only when it is asked to, before somebody asks.
 */
export class SaveTimer {
  readonly #later: (milliseconds: number, run: () => void) => () => void
  readonly #run: () => void
  readonly #asking: Asking | undefined
  #cancel: () => void = () => undefined
  #failures = 0
  #resting: boolean
  closed = false

  /** @param later runs something later, unless the answered function is called before */
  constructor(later: (milliseconds: number, run: () => void) => () => void, run: () => void, asking?: Asking) {
    this.#later = later
    this.#run = run
    this.#asking = asking
    this.#resting = asking !== undefined
  }

  /** Nothing is to be sent before somebody asks. */
  get resting(): boolean {
    return this.#resting
  }
  /** Somebody asked: from here on it is tried until it is done. */
  ask(): void {
    this.#resting = false
  }
  /** What was asked for is done, or something else stands there by now. */
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

  /** An attempt failed: there is another one, after a wait that grows from failure to failure. */
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
