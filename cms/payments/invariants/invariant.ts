/** Anything that runs SQL: a pg client, or the pool. */
export interface SqlClient {
  query(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
}

/** What a transaction touched: posting keys and project numbers. */
export interface Touched {
  readonly postings: readonly string[]
  readonly projects: readonly string[]
}

/** What must be true about money whenever a transaction commits. */
export interface LedgerInvariant {
  /** Follows the name of what breaks it: 'FW-2026-1041 pays a refund to a company that is not its builder'. */
  readonly words: string
  /**
   * Everything that breaks it now, each with a name an operator can look up.
   * @param touched limits the search to what a transaction touched; null searches the whole database
   */
  readonly breaches: (client: SqlClient, touched: Touched | null) => Promise<readonly string[]>
}
