import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded, stopEmbeddedIfUnused } from '../database/embeddedPostgres'
import { ROOT } from '../env'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the unix socket of the shared test server. */
    readonly testSocket: string
    /** A data directory of the tests' own. */
    readonly testDataDir: string
  }
}

/** One PostgreSQL for all test files, the same that the product runs on; each file makes its own database in it. */
export default async function testServer(project: TestProject) {
  const dataDir = process.env.TEST_DATA_DIR ?? join(ROOT, '.data', 'test')
  const connection = await startEmbedded(dataDir, 'postgres')
  if (!('host' in connection)) throw new Error('The test server has no socket')
  // Held while the files run: another run that ends meanwhile then leaves the server alone.
  const held = new pg.Client({ ...connection })
  held.on('error', () => undefined)
  await held.connect()
  project.provide('testSocket', connection.host)
  project.provide('testDataDir', dataDir)
  return async () => {
    await held.end()
    await stopEmbeddedIfUnused(dataDir)
  }
}
