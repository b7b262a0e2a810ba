import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { RECORDINGS_FILE, type ReleaseManifest } from '@framewell/domain/releases/manifest'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import { env } from '../env'
import type { FileStore } from '../platform/storage/FileStore'
import { DRAFT } from '../platform/storage/FolderStore'
import { fileStore } from '../platform/storage/fileStores'

/** Files that wait longer for their release were left by a ship that never finished. */
const WAITS_FOR_MS = 24 * 3_600_000

type Named = Pick<ReleaseManifest, 'remote' | 'version'>

const store = () => fileStore('releases')
/** Where files wait, under their hashes; folders that start with a dot are never served. */
const WAITING = '.waiting/'
const waitingKey = (remote: RemoteName, integrity: string) => `${WAITING}${remote}/${Buffer.from(integrity).toString('base64url')}`
/** Source maps of releases, in a room of their own: where releases are, browsers may fetch every file. */
const mapStore = () => fileStore('release-maps')
export const fileKey = ({ remote, version }: Named, file: string) => `${remote}/${version}/${file}`
/** Stored last: a release whose manifest is there is complete. */
export const manifestKey = (release: Named) => fileKey(release, 'release.json')
/** Recorded answers in the folder of a release that is tried; no file of a release has such a name. */
export const TRIED_WITH = '.recordings.json'
const sideRoom = () => join(/* turbopackIgnore: true */ env.RELEASES_DIR, DRAFT + randomUUID())

export class TooLarge extends Error {}
export class OtherContent extends Error {}
export class FilesMissing extends Error {
  readonly files: readonly string[]
  constructor(files: readonly string[]) {
    super(files.join(', '))
    this.files = files
  }
}

/** Stores an incoming file under its hash. @throws TooLarge, OtherContent, or the store's errors */
export async function receiveFile(remote: RemoteName, integrity: string, stream: Readable, mostBytes: number): Promise<void> {
  await mkdir(env.RELEASES_DIR, { recursive: true })
  const draft = sideRoom()
  const hash = createHash('sha384')
  let size = 0
  try {
    await pipeline(
      async function* count() {
        // A refusal must not destroy the stream: the answer uses the same connection.
        for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
          size += chunk.length
          if (size > mostBytes) throw new TooLarge()
          hash.update(chunk)
          yield chunk
        }
      },
      createWriteStream(draft, { flags: 'wx' }),
    )
    if (`sha384-${hash.digest('base64')}` !== integrity) throw new OtherContent()
    await store().take(waitingKey(remote, integrity), draft)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Keys of stored files by their hashes; source maps are in a store of their own. */
export interface StoredUnderHash {
  readonly files: ReadonlyMap<string, string>
  readonly maps: ReadonlyMap<string, string>
}

export interface Assembled {
  /** A local folder with every file of the release under its name. */
  readonly folder: string
  /** Size of each file in bytes. */
  readonly sizes: ReadonlyMap<string, number>
  /** Total bytes of its source maps. */
  readonly mapBytes: number
  /** Stores its files, then its manifest, over what is stored under its version: nobody else may register that version meanwhile. */
  readonly keep: () => Promise<void>
}

/**
 * Assembles a release on this machine from files that were uploaded or are already stored, also with other releases, for `use`, which checks
 * it and keeps it. One that is not kept, or only in part, is not in the store; one whose files were removed or damaged may be uploaded again.
 * @throws FilesMissing if files were not uploaded; what `use` throws, or the store's errors
 */
export async function assembleRelease<T>(
  manifest: ReleaseManifest,
  elsewhere: StoredUnderHash,
  use: (release: Assembled) => Promise<T>,
): Promise<T> {
  const folder = sideRoom()
  // Apart from the files: the release is tried without them.
  const mapFolder = sideRoom()
  const sizes = new Map<string, number>()
  const missing: string[] = []
  let brought = false
  let mapBytes = 0
  try {
    for (const [file, integrity] of Object.entries(manifest.files)) {
      const place = join(folder, file)
      await mkdir(dirname(place), { recursive: true })
      const size =
        (await copyOut(fileKey(manifest, file), integrity, place)) ??
        (await copyOut(waitingKey(manifest.remote, integrity), integrity, place, () => {
          brought = true
        })) ??
        (await copyOut(elsewhere.files.get(integrity), integrity, place, () => {
          brought = true
        }))
      if (size === undefined) missing.push(file)
      else sizes.set(file, size)
    }
    for (const [map, integrity] of Object.entries(manifest.maps ?? {})) {
      const place = join(mapFolder, map)
      await mkdir(dirname(place), { recursive: true })
      const stored = await copyOut(fileKey(manifest, map), integrity, place, undefined, mapStore())
      const size =
        stored ??
        (await copyOut(waitingKey(manifest.remote, integrity), integrity, place)) ??
        (await copyOut(elsewhere.maps.get(integrity), integrity, place, undefined, mapStore()))
      if (size === undefined) missing.push(map)
      else mapBytes += size
    }
    const { recordings } = manifest
    const recorded = recordings && waitingKey(manifest.remote, recordings)
    // Not needed again to complete or restore a release that was tried.
    const isTried = (await store().find(manifestKey(manifest))) !== undefined
    if (recorded && (await copyOut(recorded, recordings, join(folder, TRIED_WITH))) === undefined && !isTried) missing.push(RECORDINGS_FILE)
    if (missing.length > 0) throw new FilesMissing(missing)
    const keep = async () => {
      for (const map of Object.keys(manifest.maps ?? {})) await mapStore().take(fileKey(manifest, map), join(mapFolder, map))
      if (recorded) await store().remove(recorded)
      // Another registration of the same files may have stored them meanwhile, or a cleanup removed them.
      if (!brought && (await store().find(manifestKey(manifest))) !== undefined) return
      for (const file of Object.keys(manifest.files)) await store().take(fileKey(manifest, file), join(folder, file))
      const said = join(folder, 'release.json')
      await writeFile(said, `${JSON.stringify({ ...manifest, maps: undefined }, null, 2)}\n`)
      await store().take(manifestKey(manifest), said)
    }
    return await use({ folder, sizes, mapBytes, keep })
  } finally {
    for (const used of [folder, mapFolder]) await rm(used, { recursive: true, force: true })
  }
}

/** Copies a file that was brought into another store. False if it was not brought, or is not what its hash says. */
export async function copyWaiting(remote: RemoteName, integrity: string, to: FileStore, key: string): Promise<boolean> {
  await mkdir(env.RELEASES_DIR, { recursive: true })
  const place = sideRoom()
  try {
    const bytes = await copyOut(waitingKey(remote, integrity), integrity, place)
    if (bytes === undefined) return false
    await to.take(key, place)
    return true
  } finally {
    await rm(place, { force: true })
  }
}

/** The source map of a release's file; null when the release came without. */
export async function readMap(release: Named, file: string): Promise<string | null> {
  const found = await mapStore().read(fileKey(release, `${file}.map`))
  return found ? text(found.stream) : null
}

/** Copies a stored file out if it matches its hash. Resolves with its bytes; undefined if it is missing or damaged. */
async function copyOut(
  key: string | undefined,
  integrity: string,
  place: string,
  done?: () => void,
  from: FileStore = store(),
): Promise<number | undefined> {
  const found = key === undefined ? undefined : await from.read(key)
  if (!found) return undefined
  const hash = createHash('sha384')
  await pipeline(found.stream, hashing(hash), createWriteStream(place))
  if (`sha384-${hash.digest('base64')}` !== integrity) return undefined
  done?.()
  return found.bytes
}

function hashing(hash: ReturnType<typeof createHash>) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
}

/** Whether a file was brought and waits for its release. */
export async function isWaiting(remote: RemoteName, integrity: string): Promise<boolean> {
  return (await store().find(waitingKey(remote, integrity))) !== undefined
}

/** Whether every file of a release is stored with the content its hash names. */
export async function isWhole(manifest: Named & Pick<ReleaseManifest, 'files'>): Promise<boolean> {
  for (const [file, integrity] of Object.entries(manifest.files)) {
    const found = await store().read(fileKey(manifest, file))
    if (!found) return false
    const hash = createHash('sha384')
    await pipeline(found.stream, hash)
    if (`sha384-${hash.digest('base64')}` !== integrity) return false
  }
  return true
}

/** Removes the files of a release that no page needs any more. */
export async function discardRelease(release: Named): Promise<void> {
  await store().remove(manifestKey(release))
  for (const room of [store(), mapStore()]) for await (const { key } of room.list(fileKey(release, ''))) await room.remove(key)
}

/** Removes what unfinished ships left behind. */
export async function sweepWaiting(now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - WAITS_FOR_MS)
  for await (const { key, storedAt } of store().list(WAITING)) if (storedAt < oldest) await store().remove(key)
}

/** A disk that is full, read-only or gone; a bucket that is full or away. */
export function isStoreFailure(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR', 'ENOENT', 'EEXIST', 'STORE_AWAY', 'STORE_FULL'].some((code) =>
    hasCode(error, code),
  )
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
