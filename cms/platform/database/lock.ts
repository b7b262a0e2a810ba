import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from './transactionOf'

/**
 * Takes the lock with this name and ID until the transaction ends; later callers wait.
 * @throws Error outside a transaction: the lock would be released at once and guard nothing.
 */
export async function lock(req: PayloadRequest, name: string, id = ''): Promise<void> {
  const database = await openTransactionOf(req)
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(name, id)}, 0))`)
}

/** Others may take it like this at the same time; one who takes it with `lock` waits for all of them, and they for that one. */
export async function lockShared(req: PayloadRequest, name: string): Promise<void> {
  const database = await openTransactionOf(req)
  await database.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${keyOf(name, '')}, 0))`)
}

/** The same as `lock` without waiting. @returns false if somebody else holds it. */
export async function tryLock(req: PayloadRequest, name: string, id = ''): Promise<boolean> {
  const database = await openTransactionOf(req)
  const { rows } = await database.execute(sql`select pg_try_advisory_xact_lock(hashtextextended(${keyOf(name, id)}, 0)) as held`)
  return rows[0]?.held === true
}

async function openTransactionOf(req: PayloadRequest) {
  if ((await req.transactionID) === undefined) throw new Error('A lock needs a transaction to hold it')
  return transactionOf(req)
}

function keyOf(name: string, id: string): string {
  return `${name}:${id}`
}
