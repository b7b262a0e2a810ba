import pg from 'pg'
import { countQueries } from '../../tracing'
import type { Connection } from './embeddedPostgres'
import { sendBehind, takeOwed } from './owedStatements'

/** A silent server is noticed within 20 s: Node probes ten times more, a second apart. */
const ASK_AFTER_MS = 10_000
/** SQLSTATE of a read-only server: a standby where a primary was before. */
const READ_ONLY = '25006'
/** Connections that got this error. They may reach a server that nobody writes to any more, so new ones are opened. */
const behind = new WeakSet<pg.PoolClient>()

/**
 * A pool that survives its server. Without error listeners on the pool and on every client, a database restart ends the process. A
 * connection that dies while checked out would keep its place forever if its user cannot release it (drizzle's `begin` fails outside its
 * own try).
 */
export function steadyPool(connection: Connection, size: number): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: ASK_AFTER_MS,
    application_name: 'framewell',
  })
  pool.on('error', () => undefined)
  countQueries(pool)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    oneAtATime(client)
    refuseSilentRollback(client)
    countQueries(client)
  })
  pool.on('acquire', (client) => {
    // The pool sets `release` right after this event. The next tick comes before a query on a dead client fails, which is a tick too.
    process.nextTick(() => releaseOnce(client))
  })
  return pool
}

/**
 * Payload's operations on many documents send queries on one transaction's connection in parallel. pg queues such queries, warns about it
 * now, and will refuse them: here they are queued before they reach it, in the same order.
 */
function oneAtATime(client: pg.PoolClient): void {
  const query = client.query
  let last: Promise<unknown> | undefined
  Object.assign(client, {
    query: (...args: unknown[]) => {
      // The pool's own queries, which bring a callback, have the connection to themselves; a stream is returned as it is.
      const [asked] = args
      const isStream = typeof asked === 'object' && asked !== null && 'submit' in asked
      if (isStream || args.some((arg) => typeof arg === 'function')) return Reflect.apply(query, client, args)
      const ask = () => {
        const before = takeOwed(client)
        return before.length > 0 ? sendBehind(client, before, args) : Reflect.apply(query, client, args)
      }
      const answer: Promise<unknown> = last ? last.then(ask) : ask()
      const settled = Promise.resolve(answer).then(
        () => undefined,
        (error: unknown) => {
          if (error instanceof pg.DatabaseError && error.code === READ_ONLY) behind.add(client)
        },
      )
      last = settled
      void settled.then(() => {
        if (last === settled) last = undefined
      })
      return answer
    },
  })
}

/** COMMIT of a transaction that PostgreSQL has aborted answers ROLLBACK without an error: here it is an error. */
function refuseSilentRollback(client: pg.PoolClient): void {
  const query = client.query
  const honest = async (answer: Promise<pg.QueryResult>) => {
    const result = await answer
    if (result.command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement in it had failed')
    return result
  }
  Object.assign(client, {
    query: (...args: unknown[]) => {
      const [asked] = args
      const answer = Reflect.apply(query, client, args)
      return typeof asked === 'object' && asked && Reflect.get(asked, 'text') === 'commit' ? honest(answer) : answer
    },
  })
}

function releaseOnce(client: pg.PoolClient): void {
  const release = client.release
  const onEnd = () => {
    try {
      finish(true)
    } catch {
      // It was released before this tick: its place is free.
    }
  }
  let released = false
  const finish = (failed?: boolean | Error) => {
    if (released) return
    released = true
    client.removeListener('end', onEnd)
    release(failed || behind.has(client))
  }
  client.once('end', onEnd)
  client.release = finish
}
