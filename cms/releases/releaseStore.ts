import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReleaseManifest } from '@framewell/domain/releases/manifest'
import { isRemoteName, type RemoteName } from '@framewell/domain/releases/remotes'
import { env } from '../env'

/** Files that wait longer than this for their release were left by a ship that never finished. */
const WAITS_FOR_MS = 24 * 3_600_000

const inStore = (...parts: string[]) => join(/* turbopackIgnore: true */ env.RELEASES_DIR, ...parts)
/** Where files wait, under their hashes; no dot-named folder is ever served. */
const waitingFolder = (remote: RemoteName) => inStore(remote, '.waiting')
const waitingPath = (remote: RemoteName, integrity: string) => join(waitingFolder(remote), Buffer.from(integrity).toString('base64url'))
const DRAFT = '.arriving-'

export const releaseFolder = ({ remote, version }: Pick<ReleaseManifest, 'remote' | 'version'>) => inStore(remote, version)

export class TooLarge extends Error {}
export class OtherContent extends Error {}
export class FilesMissing extends Error {
  readonly files: readonly string[]
  constructor(files: readonly string[]) {
    super(files.join(', '))
    this.files = files
  }
}

/** Keeps a file that streams in under its hash. @throws TooLarge, OtherContent, or what the disk says */
export async function receiveFile(remote: RemoteName, integrity: string, stream: Readable, mostBytes: number): Promise<void> {
  await mkdir(waitingFolder(remote), { recursive: true })
  const draft = join(waitingFolder(remote), `.${randomUUID()}`)
  const hash = createHash('sha384')
  let size = 0
  try {
    await pipeline(
      async function* count() {
        // The stream outlives a refusal: the answer goes back over the same connection.
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
    await rename(draft, waitingPath(remote, integrity))
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Puts a release together of the files that were brought. Its folder appears whole or not at all, and one that is there is never written
 * again; a release whose files were removed, or damaged, may be brought anew.
 * @returns the sizes of its files
 * @throws FilesMissing when files were not brought
 */
export async function assembleRelease(manifest: ReleaseManifest): Promise<ReadonlyMap<string, number>> {
  const folder = releaseFolder(manifest)
  const stored = await sizesOf(folder, manifest)
  if (stored) return stored
  await mkdir(dirname(folder), { recursive: true })
  const draft = await mkdtemp(join(dirname(folder), DRAFT))
  try {
    const missing: string[] = []
    for (const [file, integrity] of Object.entries(manifest.files)) {
      await mkdir(dirname(join(draft, file)), { recursive: true })
      await copyFile(waitingPath(manifest.remote, integrity), join(draft, file)).catch((error: unknown) => {
        if (!hasCode(error, 'ENOENT')) throw error
        missing.push(file)
      })
    }
    if (missing.length > 0) throw new FilesMissing(missing)
    await writeFile(join(draft, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    if (!(await sizesOf(draft, manifest))) throw new FilesMissing(['a file that changed on its way'])
    await moveIn(draft, folder, manifest)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  const sizes = await sizesOf(folder, manifest)
  if (!sizes) throw new FilesMissing(['a file that changed on its way'])
  return sizes
}

/** Takes the place of what is damaged there; another process that was first with the same content is fine. */
async function moveIn(draft: string, folder: string, manifest: ReleaseManifest): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      return await rename(draft, folder)
    } catch (error) {
      if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST')) throw error
      if (await sizesOf(folder, manifest)) return
      const damaged = `${join(dirname(folder), DRAFT)}${randomUUID()}`
      await rename(folder, damaged).catch(() => undefined)
      await rm(damaged, { recursive: true, force: true })
    }
  }
}

/** Bytes of each file; null unless every file of the manifest is there with the content that its hash names. */
export async function sizesOf(folder: string, { files }: Pick<ReleaseManifest, 'files'>): Promise<ReadonlyMap<string, number> | null> {
  const sizes = new Map<string, number>()
  for (const [file, integrity] of Object.entries(files)) {
    const path = join(/* turbopackIgnore: true */ folder, file)
    const found = await stat(path).catch(() => null)
    if (!found?.isFile()) return null
    const hash = createHash('sha384')
    await pipeline(createReadStream(path), hash)
    if (`sha384-${hash.digest('base64')}` !== integrity) return null
    sizes.set(file, found.size)
  }
  return sizes
}

/** Removes the files of a release that no page needs any more. */
export const discardRelease = (release: Pick<ReleaseManifest, 'remote' | 'version'>) =>
  rm(releaseFolder(release), { recursive: true, force: true })

/** The remotes for which files were ever brought. */
export async function remotesInStore(): Promise<RemoteName[]> {
  return (await readdir(inStore()).catch(() => [])).filter(isRemoteName)
}

/** Removes what ships that never finished left behind. */
export async function sweepWaiting(remote: RemoteName, now: Date): Promise<void> {
  const sweep = async (folder: string, isLeft: (name: string) => boolean) => {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name)
      const found = isLeft(name) ? await stat(path).catch(() => null) : null
      if (found && now.getTime() - found.mtimeMs > WAITS_FOR_MS) await rm(path, { recursive: true, force: true })
    }
  }
  await sweep(waitingFolder(remote), () => true)
  await sweep(inStore(remote), (name) => name.startsWith(DRAFT))
}

/** A disk that is full, read-only or gone. */
export function isStoreFailure(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR', 'ENOENT', 'EEXIST'].some((code) => hasCode(error, code))
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
