import { type FetchQueryOptions, QueryClient, type QueryState } from '@tanstack/react-query'
import type { AskedQueries } from './AskedQueries'

const MOST_SCREENS = 100
const MOST_QUERIES = 20

/**
 * What each screen of a release asked for when it was drawn last. Asked again before its next drawing, it is mostly what that one asks for, at
 * whatever address, and one drawing is then enough. Questions are kept, no answers.
 */
export class AskedBefore {
  readonly #screens = new Map<string, readonly FetchQueryOptions[]>()

  /** Their answers of now, by the hash of their query; what fails is left to the screen to ask. */
  async askAgain(screen: string): Promise<ReadonlyMap<string, QueryState>> {
    const known = this.#screens.get(screen)
    if (!known) return new Map()
    const client = new QueryClient()
    await Promise.allSettled(known.map((query) => client.fetchQuery(query)))
    const answered = client.getQueryCache().getAll()
    return new Map(answered.flatMap(({ queryHash, state }) => (state.status === 'success' ? [[queryHash, state] as const] : [])))
  }

  /** What the screen asked for just now and got an answer to. */
  remember(screen: string, queries: AskedQueries): void {
    const answered = queries.getAll().filter(({ queryHash, state }) => state.status === 'success' && queries.asked.has(queryHash))
    this.#screens.delete(screen)
    if (answered.length > MOST_QUERIES) return
    this.#screens.set(
      screen,
      answered.map(({ options, queryKey }) => ({ ...options, queryKey, retry: false })),
    )
    const oldest = this.#screens.keys().next().value
    if (this.#screens.size > MOST_SCREENS && oldest !== undefined) this.#screens.delete(oldest)
  }
}
