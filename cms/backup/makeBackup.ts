import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Pool } from 'pg'
import { ArchiveWriter } from './ArchiveWriter'
import { copyTables } from './copyTables'
import { BACKUP_FOLDERS, isPartial, SECRETS_FILE, SECRETS_PATH } from './folders'
import { MANIFEST_FORMAT } from './manifest'

export interface BackupFacts {
  readonly file: string
  readonly rows: number
  readonly files: number
  readonly bytes: number
}

/**
 * Writes the database and all files into one archive, whole or not at all, while the product runs. The database comes first: a file that
 * arrives later only has no record yet, and files never change under their name.
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
    for (const [folder, place] of Object.entries(BACKUP_FOLDERS))
      for (const found of await filesBelow(place)) await archive.add(`${folder}/${relative(place, found).split(sep).join('/')}`, found)
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

async function filesBelow(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  return found.filter((entry) => entry.isFile() && !isPartial(entry.name)).map((entry) => join(entry.parentPath, entry.name))
}
