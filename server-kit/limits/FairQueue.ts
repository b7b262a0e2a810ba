import { networkOf } from './networkOf'

export interface FairQueueLimits {
  /** Concurrent requests of one client. */
  readonly each: number
  /** Concurrent requests of all clients. */
  readonly all: number
  /** Requests of one client that may wait. */
  readonly waitingEach: number
  /** Requests of all clients that may wait. */
  readonly waitingAll: number
}

/** Ends a turn. Only the first call counts. */
export type EndTurn = () => void
/** Why there is no turn: the client has enough waiting, all clients together have, or the client hung up. */
export type NoTurn = 'clientFull' | 'full' | 'left'

/** The part of the platform's AbortSignal that the queue needs. */
interface HangUp {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void, options: { readonly once: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}

interface Line {
  running: number
  /** Each starts its request. */
  readonly waiting: (() => void)[]
}

/**
 * Shares work fairly among clients. Each client has a line of its own, and the lines take turns: between two turns that a waiting client could
 * have had, every other client gets at most one. So a crowd of one client delays another client by one request, however long its line is.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits
  readonly #lines = new Map<string, Line>()
  /** Lines with a request that could start if there were room in all; the first one is next. */
  readonly #ready = new Set<Line>()
  #running = 0
  #waiting = 0

  constructor(limits: FairQueueLimits) {
    this.#limits = limits
  }

  /**
   * Waits for a turn.
   * @param client an address (an IPv6 network counts as one client) or an account
   * @param hangUp takes a waiting request out of its line
   * @returns what ends the turn, or why there is none
   */
  take(client: string, hangUp?: HangUp): Promise<EndTurn | NoTurn> {
    if (hangUp?.aborted) return Promise.resolve('left')
    const key = networkOf(client)
    const line = this.#lines.get(key) ?? { running: 0, waiting: [] }
    const isFirst = line.waiting.length === 0
    const { each, all } = this.#limits
    if (isFirst && line.running < each && this.#running < all) {
      this.#lines.set(key, line)
      return Promise.resolve(this.#start(key, line))
    }
    const clientFull = line.waiting.length >= this.#limits.waitingEach
    if (clientFull && !(isFirst && line.running < each)) return Promise.resolve('clientFull')
    if (clientFull || this.#waiting >= this.#limits.waitingAll) return Promise.resolve('full')
    this.#lines.set(key, line)
    return this.#wait(key, line, hangUp)
  }

  #wait(key: string, line: Line, hangUp: HangUp | undefined): Promise<EndTurn | NoTurn> {
    return new Promise((resolve) => {
      const begin = () => {
        hangUp?.removeEventListener('abort', leave)
        resolve(this.#start(key, line))
      }
      const leave = () => {
        line.waiting.splice(line.waiting.indexOf(begin), 1)
        this.#waiting -= 1
        if (line.waiting.length === 0) this.#ready.delete(line)
        this.#forget(key, line)
        resolve('left')
      }
      hangUp?.addEventListener('abort', leave, { once: true })
      line.waiting.push(begin)
      this.#waiting += 1
      if (line.running < this.#limits.each) this.#ready.add(line)
    })
  }

  #start(key: string, line: Line): EndTurn {
    line.running += 1
    this.#running += 1
    let ended = false
    return () => {
      if (ended) return
      ended = true
      line.running -= 1
      this.#running -= 1
      if (line.waiting.length > 0) this.#ready.add(line)
      this.#forget(key, line)
      this.#startNext()
    }
  }

  /** Gives free turns to the lines that are ready; a line goes to the end after each. */
  #startNext(): void {
    for (const line of this.#ready) {
      if (this.#running >= this.#limits.all) return
      this.#ready.delete(line)
      this.#waiting -= 1
      line.waiting.shift()?.()
      if (line.waiting.length > 0 && line.running < this.#limits.each) this.#ready.add(line)
    }
  }

  #forget(key: string, line: Line): void {
    if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(key)
  }
}
