import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'

class RolledBack extends Error {}

type Drizzle = PostgresAdapter['drizzle']
type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]
type TransactionId = number | string | Promise<number | string>

/**
 * Payload's own helpers report a write as saved although its COMMIT failed (a deferred constraint, a backend killed in between).
 * These reject whoever commits unless the server confirmed. A transaction that Postgres already gave up on counts as failed too
 * (`steadyPool`).
 */
export function honestTransactions(adapter: PostgresAdapter) {
  return {
    async beginTransaction(options?: Parameters<Drizzle['transaction']>[1]): Promise<string> {
      await adapter.initializing
      const id = randomUUID()
      const opened = deferred<Transaction>()
      const ended = deferred<void>()
      const done = adapter.drizzle.transaction(async (tx) => {
        opened.resolve(tx)
        await ended.promise
      }, options)
      done.catch(opened.reject)
      const db = await opened.promise
      adapter.sessions[id] = {
        db,
        resolve: async () => {
          ended.resolve()
          await done
        },
        reject: async () => {
          ended.reject(new RolledBack())
          // Nothing was promised to anyone: a rollback that fails because the connection died has the same effect.
          await done.catch(() => undefined)
        },
      }
      return id
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

/** Removes the session first, so that nobody writes into a transaction that is ending. */
function take(adapter: PostgresAdapter, id: number | string) {
  const session = adapter.sessions[id]
  delete adapter.sessions[id]
  return session
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  // Whoever awaits sees the rejection; nobody awaiting is no reason to end the process.
  promise.catch(() => undefined)
  return { promise, resolve, reject }
}
