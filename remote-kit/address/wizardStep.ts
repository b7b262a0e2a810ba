const STEP = 'step'

/** Step index in an address; 0 when missing. */
export function stepIn(address: URLSearchParams): number {
  const text = address.get(STEP) ?? ''
  return /^\d{1,2}$/.test(text) ? Number(text) : 0
}

/** The address of a step; the first has no parameter, and other parameters stay. */
export function withStep(address: URLSearchParams, index: number): URLSearchParams {
  const next = new URLSearchParams(address)
  if (index === 0) next.delete(STEP)
  else next.set(STEP, String(index))
  return next
}

/** The last step that may be opened: the first unanswered one. */
export function lastReachedStep(answered: readonly boolean[]): number {
  const open = answered.indexOf(false)
  return open < 0 ? Math.max(0, answered.length - 1) : open
}
