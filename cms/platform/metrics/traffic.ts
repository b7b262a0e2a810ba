/** What a process answered since it was asked last. */
interface Traffic {
  readonly requests: number
  /** Of them, answers with status 500 and above. */
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

/** What was counted since the last time, and begins anew. */
export function takeTraffic(): Traffic {
  const taken = counted
  counted = NOTHING
  return taken
}
