import { mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { HEALTH_LIMITS } from '@framewell/domain/health/limits'
import { env } from '../../env'
import { StoreFull } from './FileStore'
import { folderOfRoom, type Room } from './fileStores'

export interface DiskRoom {
  readonly name: string
  readonly freeBytes: number
  readonly totalBytes: number
}

/** Folders that may each be on their own disk. Only the database itself can see the disk of a remote database. */
const FOLDERS = [
  ['Data', env.DATA_DIR],
  ...(env.DATABASE_URL ? [] : ([['Built-in database', join(/* turbopackIgnore: true */ env.DATA_DIR, 'postgres')]] as const)),
  ['Pictures', join(/* turbopackIgnore: true */ env.DATA_DIR, 'media')],
  ['Uploaded plans', join(/* turbopackIgnore: true */ env.DATA_DIR, 'plan-files')],
  ['Releases', env.RELEASES_DIR],
] as const

/** What uploads leave free. */
export const keptFreeBytes = () => env.KEEP_FREE_MB * 1024 * 1024

/** Space on the disk of each folder; folders that do not exist yet are left out. */
export async function diskRooms(): Promise<readonly DiskRoom[]> {
  const rooms = await Promise.all(
    FOLDERS.map(async ([name, folder]) => {
      const found = await statfs(folder).catch(() => undefined)
      return found ? [{ name, freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize }] : []
    }),
  )
  return rooms.flat()
}

/** Whether the disk an upload arrives on has room for another one besides what must stay free. */
export async function hasRoomFor(room: Room): Promise<boolean> {
  const folder = folderOfRoom(room)
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize > keptFreeBytes()
}

let refusedAt = 0

/**
 * Remembers that a write was refused for lack of space. Ignores the bucket: every process would stop being ready for it at once, while
 * reads still work.
 */
export function noteStorageFull(error: unknown): void {
  if (!(error instanceof StoreFull)) refusedAt = Date.now()
}

/** The sentence that says which storage is full; undefined while there is space. */
export async function fullStorage(): Promise<string | undefined> {
  if (Date.now() - refusedAt < HEALTH_LIMITS.refusedWriteSeconds * 1000) return 'no space left: a write was just refused'
  const full = (await diskRooms()).find(({ freeBytes }) => freeBytes < HEALTH_LIMITS.fullBytes)
  return full ? `no space left: ${full.name}` : undefined
}
