/** What a process answered since the last read. */
interface Traffic {
  readonly requests: number
  /** Answers with status 500 and above. */
  readonly errors: number
  readonly totalMs: number
  readonly slowestMs: number
}

const NOTHING: Traffic = { requests: 0, errors: 0, totalMs: 0, slowestMs: 0 }
let counted = NOTHING

/** Counts an answer of this process. */
export function countAnswer(status: number, ms: number): void {
  const { requests, errors, totalMs, slowestMs } = counted
  counted = {
    requests: requests + 1,
    errors: errors + (status >= 500 ? 1 : 0),
    totalMs: totalMs + ms,
    slowestMs: Math.max(slowestMs, ms),
  }
}

/** Returns the counts since the last read, and resets them. */
export function takeTraffic(): Traffic {
  const taken = counted
  counted = NOTHING
  return taken
}
