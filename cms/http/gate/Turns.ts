import { FairQueue } from '@framewell/domain/http/FairQueue'
import { CallProblem } from '../calls/CallProblem'

/** Work that this process does at once. */
export interface TurnLimits {
  /** Of one client. */
  readonly each: number
  readonly all: number
  /** Requests that may wait for a turn. None unless said: work that holds a file or much memory is refused instead. */
  readonly waiting?: { readonly each: number; readonly all: number }
  /** How many times as long as the work took its place stays empty afterwards: 19 leaves each place a twentieth of the time. None unless said. */
  readonly rest?: number
}

/** The longest rest: work that took long mostly waited for the database. */
const MOST_REST_MS = 1000

/** Limits how much of a costly kind of work happens at once. Rate limits count what was begun, these count what is still being done. */
export class Turns {
  readonly #queue: FairQueue
  readonly #rest: number

  constructor({ each, all, waiting = { each: 0, all: 0 }, rest = 0 }: TurnLimits) {
    this.#rest = rest
    this.#queue = new FairQueue({ each, all, waitingEach: waiting.each, waitingAll: waiting.all })
  }

  /**
   * Does the work when it is the client's turn.
   * @param client an address or an account
   * @param hangUp takes a waiting request out of the queue
   * @throws CallProblem tooManyRequests when the client has enough in hand or waiting, unavailable when this process has.
   */
  async take<T>(client: string, work: () => Promise<T>, hangUp?: AbortSignal): Promise<T> {
    const turn = await this.#queue.take(client, hangUp)
    if (turn === 'clientFull') throw new CallProblem('tooManyRequests', { retryAfterSeconds: 2 })
    // Nobody reads the answer to a request that was hung up.
    if (turn === 'full' || turn === 'left') throw new CallProblem('unavailable', { retryAfterSeconds: 5 })
    const began = performance.now()
    try {
      return await work()
    } finally {
      if (this.#rest === 0) turn()
      else setTimeout(turn, Math.min(MOST_REST_MS, this.#rest * (performance.now() - began))).unref()
    }
  }
}
