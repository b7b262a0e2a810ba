import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

/** Linux counts a thread's time in hundredths of a second. */
const TICK_MS = 10
/** However busy the machine is, so many times its limit on the clock is too long for whoever waits. */
const MOST_ON_CLOCK = 10
const CHECK_AT_LEAST_MS = 10

interface WorkLimitOptions {
  readonly milliseconds: number
  /** The system's number of the thread that works; null while, or where, it is not known. */
  readonly thread: () => number | null
  readonly overrun: () => void
  /** What the thread had worked before; now, where it is left out. */
  readonly workedBefore?: number
}

/**
 * Ends work that takes longer than it may. What counts is the processor's time of the thread, where the system tells it, so that no release is
 * blamed for its neighbours; elsewhere the clock, by how busy the machine is. Time that waits for data does not count.
 */
export class WorkLimit {
  readonly #options: WorkLimitOptions
  #workedBefore: number | null = null
  #onClock = 0
  #since: number | null = null
  #timer: NodeJS.Timeout | undefined

  constructor(options: WorkLimitOptions) {
    this.#options = options
    this.#workedBefore = options.workedBefore ?? null
    this.run()
  }

  run(): void {
    if (this.#since !== null) return
    this.#since = performance.now()
    this.#timer = setTimeout(() => this.#check(), this.#left())
  }

  pause(): void {
    this.#onClock = this.#clock()
    this.#since = null
    clearTimeout(this.#timer)
  }

  #clock(): number {
    return this.#onClock + (this.#since === null ? 0 : performance.now() - this.#since)
  }

  #worked(): number {
    const now = processorTime(this.#options.thread())
    if (now === null) return this.#clock() / slowness()
    this.#workedBefore ??= now
    return now - this.#workedBefore
  }

  #left(): number {
    return Math.max(CHECK_AT_LEAST_MS, this.#options.milliseconds - this.#worked())
  }

  #check(): void {
    const { milliseconds, overrun } = this.#options
    if (this.#worked() >= milliseconds || this.#clock() >= milliseconds * MOST_ON_CLOCK) overrun()
    else this.#timer = setTimeout(() => this.#check(), this.#left())
  }
}

/** Milliseconds that a thread of this process has worked so far; null where the system does not say. */
function processorTime(thread: number | null): number | null {
  if (thread === null) return null
  try {
    const facts = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    // After the name in brackets: state, …, then user and system time as the 12th and 13th.
    const rest = facts.slice(facts.lastIndexOf(')') + 2).split(' ')
    return (Number(rest[11]) + Number(rest[12])) * TICK_MS
  } catch {
    return null
  }
}

function slowness(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
}
