/** Dispatched on the window: one more part waits for its code (1), or one less (-1). */
export const LATE_EVENT = 'framewell:late'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/**
 * Imports code, retrying until it arrives: offline it cannot, and React gives up for good on a part whose code failed.
 * @template Part
 * @param {() => Promise<Part>} load
 * @returns {Promise<Part>}
 */
export async function retryImport(load) {
  const tell = (/** @type {1 | -1} */ detail) => window.dispatchEvent(new CustomEvent(LATE_EVENT, { detail }))
  for (let wait = 0; ; wait = Math.min(wait * 2 || FIRST_WAIT_MS, LONGEST_WAIT_MS)) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    try {
      const part = await load()
      if (wait > 0) tell(-1)
      return part
    } catch {
      if (wait === 0) tell(1)
    }
  }
}
