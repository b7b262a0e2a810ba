/** Pauses before retries. */
const PAUSES_MS = [1_000, 3_000]

/**
 * Loads code on demand: waits for a network when offline, otherwise retries after 1 and 3 s, so that a form does not disappear because of
 * one part.
 * @throws the last attempt's error; on a server, where nothing is fetched, the first one's
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

/** Waits until the network is back, or for the given milliseconds. */
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
