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
import { SECRETS_FILE, SECRETS_PATH } from './folders'
import type { Manifest } from './manifest'
import { openUnmigrated } from './openUnmigrated'
import { placeFiles, sentenceOf, undo } from './placeFiles'
import { readArchive } from './readArchive'

/**
 * Restores an archive into an empty product: checks all of it first, then restores its schema, files and rows. Later schema changes follow
 * at the next start.
 * @throws Error with a sentence for a person; nothing was changed unless it says so.
 */
export async function restoreBackup(file: string): Promise<Manifest> {
  await assertFresh()
  await mkdir(env.DATA_DIR, { recursive: true })
  const side = await mkdtemp(join(env.DATA_DIR, '.restore-'))
  try {
    const manifest = await readArchive(file, side)
    const wanted = migrationsOf(manifest)
    await restoreAll(manifest, wanted, side)
    // In the same parent folder as the side folder.
    if (manifest.entries.some(({ path }) => path === SECRETS_PATH)) await rename(join(side, SECRETS_PATH), SECRETS_FILE)
    return manifest
  } finally {
    await rm(side, { recursive: true, force: true })
  }
}

/** @throws Error that says so if the database is not as it was */
async function restoreAll(manifest: Manifest, wanted: Migration[], side: string): Promise<void> {
  // Not earlier: loading the whole product takes longer than refusing an archive that cannot be restored.
  const payload = await openUnmigrated()
  try {
    // A migration that fails ends the process, so nothing else is changed before it.
    await payload.db.migrate({ migrations: wanted })
    await restoreContent(payload, manifest, side).catch((error: unknown) => {
      throw new Error(`${sentenceOf(error)} The database has tables now: use another one, or \`npm run db:reset\` first.`, {
        cause: error,
      })
    })
  } finally {
    // What is committed stays: the process ends either way.
    await payload.destroy().catch(() => undefined)
  }
}

/** Files before rows, which are committed all at once: a product with rows is never without its files. */
async function restoreContent(payload: Awaited<ReturnType<typeof openUnmigrated>>, manifest: Manifest, side: string): Promise<void> {
  const removeFiles = await placeFiles(manifest, side)
  try {
    const client = await payload.db.pool.connect()
    await fillTables(client, manifest, (path) => join(side, path)).finally(() => client.release())
  } catch (error) {
    await undo(removeFiles, sentenceOf(error), error)
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

/** The migrations of the archive's database, in our order. */
function migrationsOf({ migrations: names }: Manifest): Migration[] {
  const known = migrations.filter(({ name }) => names.includes(name))
  const unknown = names.filter((name) => !known.some((migration) => migration.name === name))
  if (unknown.length > 0) throw new Error(`The archive comes from a newer version (it knows ${unknown[0]}): restore it with that version.`)
  // Payload leaves a migration's argument untyped, and passes what the generated files expect.
  return known as Migration[]
}
