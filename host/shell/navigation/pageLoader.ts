import { blogSearch, readBlogQuery } from '@framewell/domain/content/blogQuery'
import { loadParts } from '../../sections/lazy/loadParts'
import type { PageAnswer } from '../pageAnswer'
import type { BootData } from '../view'

const PREFETCHED_FOR_MS = 20_000
const MAX_PREFETCHED = 30

interface Loaded {
  readonly answer: Promise<PageAnswer>
  readonly until: number
}

/**
 * Fetches pages from the host and keeps prefetched ones for some seconds.
 * @param known names of the remotes whose releases the page has
 */
export function makePageLoader(boot: Pick<BootData, 'build' | 'setId'>, known: () => readonly string[]) {
  const loaded = new Map<string, Loaded>()

  const ask = async (key: string): Promise<PageAnswer> => {
    const [path = '', search = ''] = key.split('?', 2)
    const query = new URLSearchParams({
      path,
      ...(search ? { search } : {}),
      build: boot.build,
      set: boot.setId,
      known: known().join(' '),
    })
    const response = await fetch(`/_page?${query}`, { headers: { accept: 'application/json' } })
    if (!response.ok) return { kind: 'reload' }
    // Answered by the host of this document's build; another build answers 'reload'.
    const answer: PageAnswer = await response.json()
    if (answer.kind === 'view') await loadParts(answer.view)
    return answer
  }

  /** The page at a URL; only query parameters of an article list count. */
  const load = (url: Pick<URL, 'pathname' | 'search'>): Promise<PageAnswer> => {
    const key = url.pathname + blogSearch(readBlogQuery(url.search))
    const known = loaded.get(key)
    if (known && known.until > Date.now()) return known.answer
    const answer = ask(key)
    loaded.set(key, { answer, until: Date.now() + PREFETCHED_FOR_MS })
    answer.catch(() => loaded.delete(key))
    const oldest = loaded.keys().next().value
    if (loaded.size > MAX_PREFETCHED && oldest !== undefined) loaded.delete(oldest)
    return answer
  }

  return { load, forget: () => loaded.clear() }
}
