import { resolve } from 'node:path'
import { env } from '../env'
import { stopEmbeddedIfUnused } from '../platform/database/embeddedPostgres'
import { restoreBackup } from './restoreBackup'

/** `npm run restore -- FILE`: restores an archive of `npm run backup` into an empty product. */
const [, , name] = process.argv
try {
  if (!name) throw new Error('Say which archive: npm run restore -- FILE')
  const { createdAt, tables } = await restoreBackup(resolve(process.env.INIT_CWD ?? '.', name))
  if (!env.DATABASE_URL) await stopEmbeddedIfUnused(env.DATA_DIR)
  console.log(`Restored as of ${createdAt}: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows. Start the product now.`)
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
