import { networkOf } from '@framewell/domain/http/networkOf'

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}

interface ConcurrencyLimitOptions {
  /** Concurrent requests per address; further ones wait. */
  readonly concurrent: number
  /** Waiting requests per address; further ones are refused. */
  readonly queued: number
}

/** Limits concurrency per address, with a separate queue for each, so that one busy address does not delay the others. */
export class ConcurrencyLimit {
  readonly #options: ConcurrencyLimitOptions
  readonly #queues = new Map<string, Queue>()

  constructor(options: ConcurrencyLimitOptions) {
    this.#options = options
  }

  /** Resolves with a release function when a slot is free, or with null when the queue is full. Aborting `signal` gives up the slot. */
  async take(address: string, signal: AbortSignal): Promise<(() => void) | null> {
    const network = networkOf(address)
    const queue = this.#queues.get(network) ?? { running: 0, waiting: [] }
    this.#queues.set(network, queue)
    if (queue.running >= this.#options.concurrent) {
      if (queue.waiting.length >= this.#options.queued) return null
      await new Promise<void>((resolve) => {
        queue.waiting.push(resolve)
        signal.addEventListener('abort', () => leave(queue, resolve), { once: true })
      })
    } else queue.running += 1
    let ended = false
    return () => {
      if (ended) return
      ended = true
      const next = queue.waiting.shift()
      // The slot passes directly to the next in the queue.
      if (next) next()
      else if (--queue.running === 0) this.#queues.delete(network)
    }
  }
}

/** A request that leaves the queue is granted a slot that ends at once. */
function leave(queue: Queue, resolve: () => void): void {
  const at = queue.waiting.indexOf(resolve)
  if (at < 0) return
  queue.waiting.splice(at, 1)
  queue.running += 1
  resolve()
}
