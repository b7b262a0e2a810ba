import { CallProblem } from '../calls/CallProblem'

/** How much work this process does at once. */
export interface TurnLimits {
  /** Per address. */
  readonly each: number
  readonly all: number
}

/**
 * Limits how much of a costly kind of work happens at once: rate limits count what was started, this counts what is still running. Nobody
 * waits here: a client that comes too early learns when to retry, and holds no memory meanwhile.
 */
export class Turns {
  readonly #limits: TurnLimits
  readonly #byAddress = new Map<string, number>()
  #all = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** @throws CallProblem tooManyRequests if the address has too much running, unavailable if this process has. */
  async take<T>(address: string, work: () => Promise<T>): Promise<T> {
    const inHand = this.#byAddress.get(address) ?? 0
    if (inHand >= this.#limits.each) throw new CallProblem('tooManyRequests', { retryAfterSeconds: 2 })
    if (this.#all >= this.#limits.all) throw new CallProblem('unavailable', { retryAfterSeconds: 5 })
    this.#all += 1
    this.#byAddress.set(address, inHand + 1)
    try {
      return await work()
    } finally {
      this.#all -= 1
      const left = (this.#byAddress.get(address) ?? 1) - 1
      if (left > 0) this.#byAddress.set(address, left)
      else this.#byAddress.delete(address)
    }
  }
}
