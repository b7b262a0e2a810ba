import { join } from 'node:path'
import { env } from '../../env'
import type { FileStore } from './FileStore'
import { FolderStore } from './FolderStore'
import { S3Store } from './S3Store'

/** Separate areas, each a folder of the data directory or a prefix of the bucket. A backup has all of them. */
export const ROOMS = ['media', 'plan-files', 'cards', 'releases', 'release-maps', 'kit'] as const
export type Room = (typeof ROOMS)[number]

/** A room's folder on this machine; with a bucket, arriving files wait here until they are stored. */
export function folderOfRoom(room: Room): string {
  return room === 'releases' ? env.RELEASES_DIR : join(/* turbopackIgnore: true */ env.DATA_DIR, room)
}

/** Where a room's files are stored: in the bucket if there is one, otherwise in a local folder. */
export function fileStore(room: Room): FileStore {
  return env.S3_BUCKET === undefined ? new FolderStore(folderOfRoom(room)) : new S3Store(`${env.S3_PREFIX}${room}/`)
}
