import {
  type DefaultError,
  hashKey,
  QueryCache,
  type QueryClient,
  type QueryKey,
  type QueryOptions,
  type QueryState,
} from '@tanstack/react-query'

type Asking<Data, Failure, Kept, Key extends QueryKey> = QueryOptions<Data, Failure, Kept, Key> & { queryKey: Key }

/** The query cache of one render. Prefetched answers appear when the screen asks for them and not otherwise. */
export class TrackedQueries extends QueryCache {
  /** Hashes of the queries the screen asks for, as opposed to those it only reads if present. */
  readonly asked = new Set<string>()
  #ahead: ReadonlyMap<string, QueryState>
  #given = new Set<string>()

  /** @param ahead prefetched answers by query hash */
  constructor(ahead: ReadonlyMap<string, QueryState>) {
    super()
    this.#ahead = ahead
  }

  /** The hashes of the answers handed out so far; stops handing out more. */
  takeGiven(): ReadonlySet<string> {
    const given = this.#given
    this.#ahead = new Map()
    this.#given = new Set()
    return given
  }

  /** Called by each reader of a query with its own options; the query itself keeps only the last reader's. */
  override build<Data = unknown, Failure = DefaultError, Kept = Data, Key extends QueryKey = QueryKey>(
    client: QueryClient,
    options: Asking<Data, Failure, Kept, Key>,
    state?: QueryState<Kept, Failure>,
  ) {
    const hash = options.queryHash ?? hashKey(options.queryKey)
    const isNew = this.get(hash) === undefined
    const query = super.build<Data, Failure, Kept, Key>(client, options, state)
    if (typeof options.queryFn === 'function' && !('enabled' in options && options.enabled === false)) {
      this.asked.add(hash)
      // A query that already existed was rendered without an answer.
      const known = isNew ? this.#ahead.get(hash) : undefined
      if (known) {
        this.get(hash)?.setState(known)
        this.#given.add(hash)
      }
    }
    return query
  }
}
