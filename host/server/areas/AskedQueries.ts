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

/** The queries of one drawing. What was asked ahead is there the moment the screen asks for it; what it does not ask for never is. */
export class AskedQueries extends QueryCache {
  /** By their hashes: what the screen asks for, beside what it only shows when somebody else asked. */
  readonly asked = new Set<string>()
  #ahead: ReadonlyMap<string, QueryState>
  #given = new Set<string>()

  /** @param ahead answers by the hash of their query */
  constructor(ahead: ReadonlyMap<string, QueryState>) {
    super()
    this.#ahead = ahead
  }

  /** Hashes of what was given ahead so far; from now on nothing is. */
  takeGiven(): ReadonlySet<string> {
    const given = this.#given
    this.#ahead = new Map()
    this.#given = new Set()
    return given
  }

  /** Passed by whatever reads a query, with its own options: of several readers the query itself keeps the last one's. */
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
      // One that stood there before was shown without an answer already.
      const known = isNew ? this.#ahead.get(hash) : undefined
      if (known) {
        this.get(hash)?.setState(known)
        this.#given.add(hash)
      }
    }
    return query
  }
}
