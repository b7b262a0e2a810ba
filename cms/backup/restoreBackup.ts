import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Migration } from 'payload'
import { env } from '../env'
import { migrations } from '../migrations'
import { connections } from '../platform/database/connections'
import { withClient } from '../platform/database/withClient'
import { checkFileStore } from '../platform/storage/checkFileStore'
import { fileStore, folderOfRoom, ROOMS } from '../platform/storage/fileStores'
import { fillTables } from './fillTables'
import { SECRETS_FILE, SECRETS_PATH, storedAs } from './folders'
import type { Manifest } from './manifest'
import { openUnmigrated } from './openUnmigrated'
import { readArchive } from './readArchive'

/**
 * Restores an archive into a product that holds nothing yet: checked whole first, then the schema of its day, its rows, its files. What came
 * after its day in the schema follows with the next start.
 * @throws Error with a sentence for a person; nothing has been changed unless it says so.
 */
export async function restoreBackup(file: string): Promise<Manifest> {
  await assertFresh()
  await mkdir(env.DATA_DIR, { recursive: true })
  const side = await mkdtemp(join(env.DATA_DIR, '.restore-'))
  try {
    const manifest = await readArchive(file, side)
    const wanted = migrationsOf(manifest)
    // Not before: reading the whole product takes longer than refusing what cannot be restored.
    const payload = await openUnmigrated()
    try {
      await payload.db.migrate({ migrations: wanted })
      const client = await payload.db.pool.connect()
      await fillTables(client, manifest, (path) => join(side, path)).finally(() => client.release())
    } finally {
      await payload.destroy()
    }
    for (const { path } of manifest.entries) {
      const stored = storedAs(path)
      if (stored) await fileStore(stored.room).take(stored.key, join(side, path))
      // Below the same folder as the side room.
      else if (path === SECRETS_PATH) await rename(join(side, path), SECRETS_FILE)
    }
    return manifest
  } finally {
    await rm(side, { recursive: true, force: true })
  }
}

async function assertFresh(): Promise<void> {
  await checkFileStore((sentence) => {
    throw new Error(sentence)
  })
  const { owner } = await connections()
  const { rows } = await withClient(owner, (client) => client.query("select 1 from pg_tables where schemaname = 'public' limit 1"))
  if (rows.length > 0)
    throw new Error('The database is not empty. Restore into a fresh one: another DATABASE_URL or DATA_DIR, or `npm run db:reset` first.')
  for (const room of ROOMS) {
    const { done } = await fileStore(room).list()[Symbol.asyncIterator]().next()
    const where = env.S3_BUCKET === undefined ? folderOfRoom(room) : `${room}/ in the bucket ${env.S3_BUCKET}`
    if (!done) throw new Error(`${where} is not empty. Move it away first: a restore overwrites nothing.`)
  }
}

/** The migrations that the archive's database had, in our order. */
function migrationsOf({ migrations: names }: Manifest): Migration[] {
  const known = migrations.filter(({ name }) => names.includes(name))
  const unknown = names.filter((name) => !known.some((migration) => migration.name === name))
  if (unknown.length > 0) throw new Error(`The archive comes from a newer version (it knows ${unknown[0]}): restore it with that version.`)
  // Payload leaves the argument of a migration untyped and then passes what the generated files ask for.
  return known as Migration[]
}
