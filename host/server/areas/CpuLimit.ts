import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

/** Linux reports CPU time in hundredths of a second. */
const TICK_MS = 10
/** On a busy machine, wall-clock time may exceed the CPU limit by at most this factor. */
const MAX_ON_CLOCK = 10
const CHECK_AT_LEAST_MS = 10

interface CpuLimitOptions {
  readonly milliseconds: number
  /** The operating system's id of the working thread; null while, or where, it is unknown. */
  readonly thread: () => number | null
  readonly overrun: () => void
  /** CPU time the thread had used before; read now when left out. */
  readonly workedBefore?: number
}

/**
 * Ends work that exceeds its limit. Counts the thread's CPU time where the operating system reports it, so that a release is not blamed for
 * its neighbors; elsewhere wall-clock time scaled by the machine's load. Time spent waiting for data does not count.
 */
export class CpuLimit {
  readonly #options: CpuLimitOptions
  #workedBefore: number | null = null
  #onClock = 0
  #since: number | null = null
  #timer: NodeJS.Timeout | undefined

  constructor(options: CpuLimitOptions) {
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
    if (now === null) return this.#clock() / loadFactor()
    this.#workedBefore ??= now
    return now - this.#workedBefore
  }

  #left(): number {
    return Math.max(CHECK_AT_LEAST_MS, this.#options.milliseconds - this.#worked())
  }

  #check(): void {
    const { milliseconds, overrun } = this.#options
    if (this.#worked() >= milliseconds || this.#clock() >= milliseconds * MAX_ON_CLOCK) overrun()
    else this.#timer = setTimeout(() => this.#check(), this.#left())
  }
}

/** CPU milliseconds a thread of this process has used; null where unavailable. */
function processorTime(thread: number | null): number | null {
  if (thread === null) return null
  try {
    const facts = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    // After the name in parentheses: state, …, then user and system time as the 12th and 13th fields.
    const rest = facts.slice(facts.lastIndexOf(')') + 2).split(' ')
    return (Number(rest[11]) + Number(rest[12])) * TICK_MS
  } catch {
    return null
  }
}

function loadFactor(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
}
