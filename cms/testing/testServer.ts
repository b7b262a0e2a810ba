import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { throwawayFolder } from '@framewell/server-kit/testing/throwawayFolder'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { ROOT } from '../env'
import { startEmbedded, stopEmbeddedIfUnused } from '../platform/database/embeddedPostgres'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the unix socket of the shared test server. */
    readonly testSocket: string
    /** This run's database with every migration, which the files copy; the first file creates it. */
    readonly migratedDatabase: string
    /** Folder for the data directories of this run's processes. */
    readonly testFiles: string
  }
}

/** What a test writes need not survive a power cut; tests about that start their own server. */
const IN_NO_NEED_OF_A_DISK = ['fsync', 'synchronous_commit', 'full_page_writes']

/** One PostgreSQL for all test files, the same that the product runs on; each file has its own database in it. */
export default async function testServer(project: TestProject) {
  const dataDir = process.env.TEST_DATA_DIR ?? throwawayFolder(ROOT, 'test')
  const connection = await startEmbedded(dataDir, 'postgres')
  if (!('host' in connection)) throw new Error('The test server has no socket')
  // Held while the files run: another run that ends meanwhile then leaves the server running.
  const held = new pg.Client({ ...connection })
  held.on('error', () => undefined)
  await held.connect()
  for (const setting of IN_NO_NEED_OF_A_DISK) await held.query(`alter system set ${setting} = off`)
  await held.query("alter system set max_wal_size = '128MB'")
  await held.query('select pg_reload_conf()')
  const migrated = `migrated_${process.pid}`
  const files = join(dataDir, 'files', String(process.pid))
  // Left by a killed run with the same number.
  await held.query(`drop database if exists ${migrated} with (force)`)
  project.provide('testSocket', connection.host)
  project.provide('migratedDatabase', migrated)
  project.provide('testFiles', files)
  return async () => {
    await held.query(`drop database if exists ${migrated} with (force)`)
    await held.end()
    await stopEmbeddedIfUnused(dataDir)
    await rm(files, { recursive: true, force: true })
  }
}
