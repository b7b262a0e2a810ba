/** Typing pauses this long, in milliseconds, before it is saved. */
export const PAUSE_MS = 800
/** Waits between attempts after failures, in milliseconds; the last one repeats. */
export const RETRY_MS = [2_000, 5_000, 15_000, 30_000] as const

/** When a draft is sent next: at one time only, which every new time replaces; never while the screen is closed. */
export class SaveTimer {
  readonly #later: (milliseconds: number, run: () => void) => () => void
  readonly #run: () => void
  #cancel: () => void = () => undefined
  #failures = 0
  closed = false

  /** @param later runs something later, unless the answered function is called before */
  constructor(later: (milliseconds: number, run: () => void) => () => void, run: () => void) {
    this.#later = later
    this.#run = run
  }

  in(milliseconds: number): void {
    this.#cancel()
    if (!this.closed) this.#cancel = this.#later(milliseconds, this.#run)
  }

  cancel(): void {
    this.#cancel()
  }

  /** An attempt failed: with something to send there is another one, after a wait that grows from failure to failure. */
  failed(hasMore: boolean): void {
    if (hasMore) this.in(RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? PAUSE_MS)
    this.#failures += 1
  }

  succeeded(): void {
    this.#failures = 0
  }
}
