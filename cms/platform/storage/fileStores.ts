import { join } from 'node:path'
import { env } from '../../env'
import type { FileStore } from './FileStore'
import { FolderStore } from './FolderStore'
import { S3Store } from './S3Store'

/** What is kept apart, each in a folder of the data directory or below a prefix of the bucket. A backup has all of them. */
export const ROOMS = ['media', 'plan-files', 'cards', 'releases'] as const
export type Room = (typeof ROOMS)[number]

/** Where a room is on this machine; with a bucket, what arrives waits here until it is stored. */
export function folderOfRoom(room: Room): string {
  return room === 'releases' ? env.RELEASES_DIR : join(/* turbopackIgnore: true */ env.DATA_DIR, room)
}

/** Where the files of a room are kept: in the bucket when there is one, else in a local folder. */
export function fileStore(room: Room): FileStore {
  return env.S3_BUCKET === undefined ? new FolderStore(folderOfRoom(room)) : new S3Store(`${env.S3_PREFIX}${room}/`)
}
