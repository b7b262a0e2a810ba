import type { LedgerAccountKind } from '@framewell/domain/payments/ledgerAccount'

/** Anything that runs SQL: a pg client, or the pool. */
export interface SqlClient {
  query(
    query: string | { readonly name?: string; readonly text: string; readonly values?: unknown[] },
    values?: readonly unknown[],
  ): Promise<{ rows: unknown[] }>
}

/** What a transaction touched: posting keys and project numbers. */
export interface Touched {
  readonly postings: readonly string[]
  readonly projects: readonly string[]
}

/** SQL conditions that limit a search to what a transaction touched: $1 are its projects, $2 the keys of its postings. */
export interface Within {
  /** Whether a column has the number of a touched project. */
  readonly project: (column: string) => string
  /** Whether a column has the ID that the key of a touched posting names. @param pattern of such keys, with one group around the ID */
  readonly named: (column: string, pattern: string) => string
  /** Whether a touched posting moves an account of this kind. */
  readonly moves: (kind: LedgerAccountKind) => string
  /** Whether the whole database is searched. */
  readonly everywhere: 'true' | 'false'
}

/** What must be true about money whenever a transaction commits. */
export interface LedgerInvariant {
  /** Follows the name of what breaks it: 'FW-2026-1041 pays a refund to a company that is not its builder'. */
  readonly words: string
  /** SQL: a row for each thing that breaks it now; its column `about` is a name an operator can look up. */
  readonly breaches: (within: Within) => string
  /** Those of the found that really break it, where SQL alone does not tell. */
  readonly confirmed?: (client: SqlClient, found: readonly string[]) => Promise<readonly string[]>
}
