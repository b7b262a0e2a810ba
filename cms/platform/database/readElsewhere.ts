import type { PayloadRequest } from 'payload'
import pg from 'pg'
import { log } from '../../log'
import { isUnavailable } from './isUnavailable'
import type { Replica } from './Replica'
import { ONE_MOMENT, readIn } from './snapshot'
import { beginOn } from './transactions'

/** The standby of each database in this process, if there is one. */
const replicas = new WeakMap<object, Replica>()

/** Lets reads of a database use a standby; `undefined` removes it. */
export function keepReplica(adapter: object, replica: Replica | undefined): void {
  if (replica) replicas.set(adapter, replica)
  else replicas.delete(adapter)
}

export function replicaOf(adapter: object): Replica | undefined {
  return replicas.get(adapter)
}

/**
 * The one place that chooses between the database and its read replica, for reads that may miss the last seconds. On the replica,
 * everything is read as of one moment. If it is away, too stale, or fails during the read, the database answers.
 * @param read uses the request it is given, and changes nothing
 */
export async function readElsewhere<T>(req: PayloadRequest, read: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const replica = replicas.get(req.payload.db)
  if (!replica?.isFresh || (await req.transactionID) !== undefined) return read(req)
  try {
    const result = await orAway(replica.away, readOn(replica, req, read))
    replica.answered()
    return result
  } catch (error) {
    if (!isFault(error)) throw error
    log.warn({ err: error, msg: 'A read goes to the database: its replica failed' })
    return read(req)
  }
}

async function readOn<T>({ pool }: Replica, req: PayloadRequest, read: (req: PayloadRequest) => Promise<T>): Promise<T> {
  return readIn(req, await beginOn(req.payload.db, pool, ONE_MOMENT), read)
}

class ReplicaAway extends Error {}

/** The result of `work`, unless the replica goes away first. */
async function orAway<T>(away: AbortSignal, work: Promise<T>): Promise<T> {
  const settled = new AbortController()
  const gone = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new ReplicaAway('The read replica does not answer', { cause: away.reason }))
    away.addEventListener('abort', giveUp, { once: true, signal: settled.signal })
  })
  try {
    return await Promise.race([work, gone])
  } finally {
    settled.abort()
  }
}

/** Either the server or the statement failed: running it on the database itself shows which. */
function isFault(error: unknown): boolean {
  if (error instanceof ReplicaAway || isUnavailable(error)) return true
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (at instanceof pg.DatabaseError) return true
  return false
}
