/** Pauses before code that did not arrive is asked for again. */
const PAUSES_MS = [1_000, 3_000]

/**
 * Code that is fetched while somebody works: without a network it waits for one, otherwise it is asked for again after 1 and after 3 s, so that
 * a form does not vanish for a part of it.
 * @throws what the last attempt threw; on a server, where nothing is fetched, what the first one did
 */
export async function fetchedLate<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const pauses = [...PAUSES_MS]; ; ) {
    try {
      return await load()
    } catch (error) {
      if (typeof window === 'undefined') throw error
      const pause = navigator.onLine ? pauses.shift() : Number.POSITIVE_INFINITY
      if (pause === undefined) throw error
      await networkOr(pause)
    }
  }
}

/** Waits until the network is back, or for so many milliseconds. */
function networkOr(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = Number.isFinite(milliseconds) ? window.setTimeout(done, milliseconds) : undefined
    window.addEventListener('online', done)
    function done() {
      window.clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
  })
}
