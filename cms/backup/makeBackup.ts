import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Pool } from 'pg'
import { fileStore, ROOMS } from '../platform/storage/fileStores'
import { ArchiveWriter } from './ArchiveWriter'
import { copyTables } from './copyTables'
import { SECRETS_FILE, SECRETS_PATH } from './folders'
import { MANIFEST_FORMAT } from './manifest'

export interface BackupFacts {
  readonly file: string
  readonly rows: number
  readonly files: number
  readonly bytes: number
}

/**
 * Writes the database and all files into one archive, complete or not at all, while the product runs. Files never change under their name,
 * so they are copied before the database, which may lose records of them meanwhile, and after it those that arrived in between: every file
 * that a record names is there. Only one that arrived and was removed again within the backup may be missing.
 */
export async function makeBackup(pool: Pool, file: string): Promise<BackupFacts> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const side = await mkdtemp(join(dirname(file), '.backup-'))
  const unfinished = join(side, 'archive.tar')
  try {
    const archive = new ArchiveWriter(unfinished)
    await addFiles(archive)
    const createdAt = new Date().toISOString()
    const client = await pool.connect()
    const database = await copyTables(client, side).finally(() => client.release())
    await addFiles(archive)
    await archive.add(SECRETS_PATH, SECRETS_FILE)
    for (const { name, path } of database.tables) {
      await archive.add(path, join(side, `${name}.copy.gz`))
      await rm(join(side, `${name}.copy.gz`))
    }
    await archive.close({ format: MANIFEST_FORMAT, createdAt, ...database })
    await rename(unfinished, file)
    return {
      file,
      rows: database.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: archive.entries.length - database.tables.length,
      bytes: archive.entries.reduce((sum, { bytes }) => sum + bytes, 0),
    }
  } finally {
    await rm(side, { recursive: true, force: true })
  }
}

/** All stored files that it lacks, wherever they are. Files that wait for their release (their names start with a dot) do not count yet. */
async function addFiles(archive: ArchiveWriter): Promise<void> {
  const added = new Set(archive.entries.map(({ path }) => path))
  for (const room of ROOMS) {
    const store = fileStore(room)
    for await (const { key } of store.list()) {
      const path = `${room}/${key}`
      if (/(^|\/)\./.test(key) || added.has(path)) continue
      const found = await store.read(key)
      // Removed since it was listed.
      if (found) await archive.addStream(path, found)
    }
  }
}
