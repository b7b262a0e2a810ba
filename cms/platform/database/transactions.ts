import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { DatabaseAdapter, PayloadRequest } from 'payload'
import type { Pool, PoolClient } from 'pg'
import { onceAProcess } from './onceAProcess'
import { owe, takeOwed } from './owedStatements'

type Drizzle = PostgresAdapter['drizzle']
type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]
type TransactionConfig = Parameters<Drizzle['transaction']>[1]
type TransactionId = number | string | Promise<number | string>

/** Callbacks that wait for a transaction's commit. */
const afterwards = onceAProcess('afterwards', () => new WeakMap<object, (() => void)[]>())

/** Runs before COMMIT on the transaction's own connection and checks what its writes affect. Throws to roll the transaction back. */
export type CommitCheck = (client: Pick<PoolClient, 'query'>, subjects: ReadonlySet<string>) => Promise<void>

/** The checks each transaction runs before COMMIT, with their subjects. */
const beforehand = onceAProcess('beforehand', () => new WeakMap<object, Map<CommitCheck, Set<string>>>())

/** The transaction object of each connection. */
const transactions = onceAProcess('transactions', () => new WeakMap<PoolClient, Transaction>())

const BEGIN = { name: 'begin', text: 'begin', values: [] }

/** The connection each transaction object uses. */
const clients = onceAProcess('clients', () => new WeakMap<object, PoolClient>())

/** The connection of a transaction, for the few statements that bypass the query builder; undefined if the transaction is not one of these. */
export function connectionOf(transaction: object): PoolClient | undefined {
  return clients.get(transaction)
}

/** Does something in this process after the request's transaction commits, never if it rolls back; at once outside a transaction. */
export async function afterCommit(req: PayloadRequest, work: () => void): Promise<void> {
  const id = await req.transactionID
  const session = id === undefined ? undefined : req.payload.db.sessions?.[id]
  if (session) afterwards.set(session, [...(afterwards.get(session) ?? []), work])
  else work()
}

/**
 * Runs a check once, after everything the request's transaction writes.
 * @param subjects what the check looks at; those of all calls in one transaction add up
 * @throws Error outside a transaction
 */
export async function beforeCommit(req: PayloadRequest, check: CommitCheck, subjects: Iterable<string>): Promise<void> {
  const id = await req.transactionID
  const session = id === undefined ? undefined : req.payload.db.sessions?.[id]
  if (!session) throw new Error('A check before COMMIT needs a transaction')
  const checks = beforehand.get(session) ?? new Map<CommitCheck, Set<string>>()
  checks.set(check, new Set([...(checks.get(check) ?? []), ...subjects]))
  beforehand.set(session, checks)
}

/**
 * Payload's own helpers report a write as saved even if its COMMIT failed (a deferred constraint, a backend killed in between). These
 * reject unless the server confirmed. A transaction that PostgreSQL already aborted counts as failed too (`steadyPool`).
 *
 * drizzle builds an object with a query builder for every table in each transaction, which costs more than many a transaction does: here
 * each connection keeps its own.
 */
export function honestTransactions(adapter: PostgresAdapter) {
  return {
    async beginTransaction(config?: TransactionConfig): Promise<string> {
      await adapter.initializing
      return beginOn(adapter, adapter.pool, config)
    },

    async commitTransaction(given: TransactionId = ''): Promise<void> {
      const session = take(adapter, await given)
      await session?.resolve()
    },

    async rollbackTransaction(given: TransactionId = ''): Promise<void> {
      const session = take(adapter, await given)
      await session?.reject()
    },
  }
}

/** Begins a transaction on a pool connection; it is registered with the adapter. @returns its ID there */
export async function beginOn(
  { schema, sessions = {} }: Pick<PostgresAdapter, 'schema'> & Pick<DatabaseAdapter, 'sessions'>,
  pool: Pool,
  config?: TransactionConfig,
): Promise<string> {
  const id = randomUUID()
  const client = await pool.connect()
  let db: Transaction
  try {
    db = await transactionOn(client, schema)
    // Sent together with the first statement, which also shows whether the connection is dead.
    if (config) await client.query({ text: beginning(config) })
    else owe(client, BEGIN)
  } catch (error) {
    client.release()
    throw error
  }
  const session = {
    db,
    resolve: async () => {
      try {
        for (const [check, subjects] of beforehand.get(session) ?? []) await check(client, subjects)
        await client.query({ name: 'commit', text: 'commit' })
      } catch (error) {
        await client.query({ text: 'rollback' }).catch(() => undefined)
        throw error
      } finally {
        client.release()
      }
      for (const work of afterwards.get(session) ?? []) work()
    },
    reject: async () => {
      const began = !takeOwed(client).includes(BEGIN)
      // Nothing was promised to anyone: if the rollback fails because the connection died, the effect is the same.
      if (began) await client.query({ text: 'rollback' }).catch(() => undefined)
      client.release()
    },
  }
  sessions[id] = session
  return id
}

async function transactionOn(client: PoolClient, schema: PostgresAdapter['schema']): Promise<Transaction> {
  const kept = transactions.get(client)
  if (kept) return kept
  const made = await drizzle({ client, schema }).transaction(async (tx) => tx)
  transactions.set(client, made)
  clients.set(made, client)
  return made
}

function beginning({ isolationLevel, accessMode, deferrable }: NonNullable<TransactionConfig>): string {
  return [
    'begin',
    ...(isolationLevel ? [`isolation level ${isolationLevel}`] : []),
    ...(accessMode ? [accessMode] : []),
    ...(deferrable === undefined ? [] : [deferrable ? 'deferrable' : 'not deferrable']),
  ].join(' ')
}

/** Removes the session first, so that nobody writes into a transaction that is ending. */
function take(adapter: PostgresAdapter, id: number | string) {
  const session = adapter.sessions[id]
  delete adapter.sessions[id]
  return session
}
