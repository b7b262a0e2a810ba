const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 60_000
/** The network is back, or the visitor acts. */
const OCCASIONS = ['online', 'pointerdown', 'keydown']

let notice: Element | null = null
let waiting = 0

/**
 * Loads code, and keeps trying when it does not load: at growing intervals, when the network returns, and when the visitor acts. Until then
 * the page stays as it is, and a notice says that some of it cannot be used yet. Rejects only when the signal ends the wait.
 */
export async function untilLoaded<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  let missing = false
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        return await load()
      } catch (error) {
        console.warn(error)
        if (!missing) showNotice()
        missing = true
      }
      await nextTry(tries, signal)
      signal?.throwIfAborted()
    }
  } finally {
    if (missing) hideNotice()
  }
}

/** Resolves when it is time to try again, or when the signal ends the wait. */
export function nextTry(tries: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      for (const name of OCCASIONS) removeEventListener(name, go)
      signal?.removeEventListener('abort', go)
      resolve()
    }
    const timer = setTimeout(go, Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS))
    for (const name of OCCASIONS) addEventListener(name, go)
    signal?.addEventListener('abort', go)
  })
}

/** Outside React, which may be what did not load. React leaves an element at the end of the body alone. */
function showNotice(): void {
  waiting += 1
  if (waiting > 1) return
  document.body.insertAdjacentHTML('beforeend', '<p id="late" role="status">')
  notice = document.body.lastElementChild
  // A status is announced when its text changes.
  if (notice) notice.textContent = 'You can read this page, but part of it can’t be used yet. We’ll keep trying.'
}

function hideNotice(): void {
  waiting -= 1
  if (waiting === 0) notice?.remove()
}
