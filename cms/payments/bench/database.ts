import configPromise from '@payload-config'
import { createLocalReq, getPayload, type Payload } from 'payload'
import pg from 'pg'
import { env } from '../../env'
import { asApplication, startEmbedded, stopEmbedded } from '../../platform/database/embeddedPostgres'

/** Concurrent workers on each side. */
export const WORKERS = 16

export interface BenchDatabase {
  readonly payload: Payload
  /** Plain pg with the application's rights and as many connections. */
  readonly bare: pg.Pool
  /** The tables' owner, for filling. */
  readonly owner: pg.Pool
}

export async function openDatabase(): Promise<BenchDatabase> {
  const payload = await getPayload({ config: configPromise })
  const owner = await startEmbedded(env.DATA_DIR)
  return { payload, bare: new pg.Pool({ ...asApplication(owner), max: WORKERS }), owner: new pg.Pool({ ...owner, max: 2 }) }
}

export async function closeDatabase({ payload, bare, owner }: BenchDatabase): Promise<void> {
  await bare.end()
  await owner.end()
  await payload.destroy()
  await stopEmbedded(env.DATA_DIR)
}

/** One system request per worker. The cost of HTTP is measured elsewhere (`npm run bench:calls`). */
export function requests({ payload }: BenchDatabase) {
  return Promise.all(Array.from({ length: WORKERS }, () => createLocalReq({}, payload)))
}
