import { networkOf } from '@framewell/domain/http/networkOf'

interface Line {
  running: number
  readonly waiting: (() => void)[]
}

interface FairTurnsOptions {
  /** Concurrent requests per address; further ones wait. */
  readonly atOnce: number
  /** Waiting requests per address; further ones are refused. */
  readonly waiting: number
}

/** Limits concurrency per address, with a separate queue for each, so that one busy address does not delay the others. */
export class FairTurns {
  readonly #options: FairTurnsOptions
  readonly #lines = new Map<string, Line>()

  constructor(options: FairTurnsOptions) {
    this.#options = options
  }

  /** Resolves with a release function when a slot is free, or with null when the queue is full. Aborting `signal` gives up the slot. */
  async take(address: string, signal: AbortSignal): Promise<(() => void) | null> {
    const network = networkOf(address)
    const line = this.#lines.get(network) ?? { running: 0, waiting: [] }
    this.#lines.set(network, line)
    if (line.running >= this.#options.atOnce) {
      if (line.waiting.length >= this.#options.waiting) return null
      await new Promise<void>((resolve) => {
        line.waiting.push(resolve)
        signal.addEventListener('abort', () => leave(line, resolve), { once: true })
      })
    } else line.running += 1
    let ended = false
    return () => {
      if (ended) return
      ended = true
      const next = line.waiting.shift()
      // The slot passes directly to the next in the queue.
      if (next) next()
      else if (--line.running === 0) this.#lines.delete(network)
    }
  }
}

/** A request that leaves the queue is granted a slot that ends at once. */
function leave(line: Line, resolve: () => void): void {
  const at = line.waiting.indexOf(resolve)
  if (at < 0) return
  line.waiting.splice(at, 1)
  line.running += 1
  resolve()
}
