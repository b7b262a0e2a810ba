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
 * Writes the database and all files into one archive, complete or not at all, while the product runs. The database comes first: a file that
 * arrives later merely has no record yet, and files never change under their name.
 */
export async function makeBackup(pool: Pool, file: string): Promise<BackupFacts> {
  const createdAt = new Date().toISOString()
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const side = await mkdtemp(join(dirname(file), '.backup-'))
  const unfinished = join(side, 'archive.tar')
  try {
    const client = await pool.connect()
    const database = await copyTables(client, side).finally(() => client.release())
    const archive = new ArchiveWriter(unfinished)
    for (const { name, path } of database.tables) {
      await archive.add(path, join(side, `${name}.copy.gz`))
      await rm(join(side, `${name}.copy.gz`))
    }
    const before = archive.entries.length
    await addFiles(archive)
    await archive.add(SECRETS_PATH, SECRETS_FILE)
    await archive.close({ format: MANIFEST_FORMAT, createdAt, ...database })
    await rename(unfinished, file)
    return {
      file,
      rows: database.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: archive.entries.length - before,
      bytes: archive.entries.reduce((sum, { bytes }) => sum + bytes, 0),
    }
  } finally {
    await rm(side, { recursive: true, force: true })
  }
}

/** All stored files, wherever they are. Files that wait for their release (their names start with a dot) do not count yet. */
async function addFiles(archive: ArchiveWriter): Promise<void> {
  for (const room of ROOMS) {
    const store = fileStore(room)
    for await (const { key } of store.list()) {
      if (/(^|\/)\./.test(key)) continue
      const found = await store.read(key)
      // Removed after the snapshot, and no longer needed.
      if (found) await archive.addStream(`${room}/${key}`, found)
    }
  }
}
