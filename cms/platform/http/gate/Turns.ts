import { CallProblem } from '../calls/CallProblem'

/** Work that may be in hand at once in this process. */
export interface TurnLimits {
  /** Of one address. */
  readonly each: number
  readonly all: number
}

/**
 * Lets only so much of a costly kind of work happen at once: rate limits count what was begun, these what is still in hand.
 * Nobody waits here: who comes too early is told when to come again, and holds no memory meanwhile.
 */
export class Turns {
  readonly #limits: TurnLimits
  readonly #byAddress = new Map<string, number>()
  #all = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** @throws CallProblem tooManyRequests when the address has enough in hand, unavailable when this process has. */
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
