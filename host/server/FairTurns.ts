import { networkOf } from '@framewell/domain/http/networkOf'

interface Line {
  running: number
  readonly waiting: (() => void)[]
}

interface FairTurnsOptions {
  /** Of one address at once; the next ones wait for a turn. */
  readonly atOnce: number
  /** Of one address waiting; the next ones are refused. */
  readonly waiting: number
}

/** Lets each address have a few things done at once and wait for the rest in a line of its own: nobody's crowd stands before anybody else. */
export class FairTurns {
  readonly #options: FairTurnsOptions
  readonly #lines = new Map<string, Line>()

  constructor(options: FairTurnsOptions) {
    this.#options = options
  }

  /** Resolves with what ends the turn once there is one; with null when the line is too long. Whoever leaves gives the turn up by `signal`. */
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
      // The turn is handed on as it is.
      if (next) next()
      else if (--line.running === 0) this.#lines.delete(network)
    }
  }
}

/** Somebody who leaves the line gets a turn of no use beside the others, which ends at once. */
function leave(line: Line, resolve: () => void): void {
  const at = line.waiting.indexOf(resolve)
  if (at < 0) return
  line.waiting.splice(at, 1)
  line.running += 1
  resolve()
}
