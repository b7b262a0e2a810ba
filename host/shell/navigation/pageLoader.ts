import type { PageAnswer } from '../pageAnswer'
import type { BootData } from '../view'

const PREFETCHED_FOR_MS = 20_000
const MOST_PREFETCHED = 30

interface Loaded {
  readonly answer: Promise<PageAnswer>
  readonly until: number
}

/** Asks the host for what stands at a path; remembers what was fetched ahead for some seconds. */
export function makePageLoader(boot: Pick<BootData, 'build' | 'setId'>, needsSet: () => boolean) {
  const loaded = new Map<string, Loaded>()

  const ask = async (path: string): Promise<PageAnswer> => {
    const query = new URLSearchParams({ path, build: boot.build, set: boot.setId, ...(needsSet() ? { needSet: '1' } : {}) })
    const response = await fetch(`/_page?${query}`, { headers: { accept: 'application/json' } })
    if (!response.ok) return { kind: 'reload' }
    // The host that made this document's code answers; another build answers 'reload'.
    const answer: PageAnswer = await response.json()
    return answer
  }

  const load = (path: string): Promise<PageAnswer> => {
    const known = loaded.get(path)
    if (known && known.until > Date.now()) return known.answer
    const answer = ask(path)
    loaded.set(path, { answer, until: Date.now() + PREFETCHED_FOR_MS })
    answer.catch(() => loaded.delete(path))
    const oldest = loaded.keys().next().value
    if (loaded.size > MOST_PREFETCHED && oldest !== undefined) loaded.delete(oldest)
    return answer
  }

  return { load, forget: () => loaded.clear() }
}
