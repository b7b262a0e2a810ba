import { type FetchQueryOptions, QueryClient, type QueryState } from '@tanstack/react-query'
import type { TrackedQueries } from './TrackedQueries'

const MAX_SCREENS = 100
const MAX_QUERIES = 20

/**
 * Remembers the queries each screen of a release made in its last render. Prefetching them before the next render usually makes a single
 * pass enough. Only the queries are stored, not the answers.
 */
export class QueryHistory {
  readonly #screens = new Map<string, readonly FetchQueryOptions[]>()

  /** Fetches their current answers, by query hash. Failures are left to the screen. */
  async askAgain(screen: string): Promise<ReadonlyMap<string, QueryState>> {
    const known = this.#screens.get(screen)
    if (!known) return new Map()
    const client = new QueryClient()
    await Promise.allSettled(known.map((query) => client.fetchQuery(query)))
    const answered = client.getQueryCache().getAll()
    return new Map(answered.flatMap(({ queryHash, state }) => (state.status === 'success' ? [[queryHash, state] as const] : [])))
  }

  /** Records the screen's answered queries. */
  remember(screen: string, queries: TrackedQueries): void {
    const answered = queries.getAll().filter(({ queryHash, state }) => state.status === 'success' && queries.asked.has(queryHash))
    this.#screens.delete(screen)
    if (answered.length > MAX_QUERIES) return
    this.#screens.set(
      screen,
      answered.map(({ options, queryKey }) => ({ ...options, queryKey, retry: false })),
    )
    const oldest = this.#screens.keys().next().value
    if (this.#screens.size > MAX_SCREENS && oldest !== undefined) this.#screens.delete(oldest)
  }
}
