import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type ByteRange, checkKey, type FileStore, type StoredFile } from './FileStore'

/** Names of incomplete files in the folder, including those that our own other code creates there. */
export const DRAFT = '.draft-'
const PART = /^\.draft-|\.(arriving|cleaned)$/

/** Files in a folder of this machine; several processes share it. */
export class FolderStore implements FileStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const place = this.#placeOf(key)
    await this.#throughDraft(place, (draft) => writeFile(draft, bytes, { flag: 'wx' }))
  }

  async take(key: string, file: string): Promise<void> {
    const place = this.#placeOf(key)
    await inFolder(place, () => rename(file, place)).catch(async (error: unknown) => {
      // From another disk.
      if (!hasCode(error, 'EXDEV')) throw error
      await this.#throughDraft(place, (draft) => copyFile(file, draft))
      await rm(file, { force: true })
    })
  }

  async find(key: string): Promise<StoredFile | undefined> {
    const found = await stat(this.#placeOf(key)).catch(ignoringAbsence)
    return found?.isFile() ? { key, bytes: found.size, storedAt: found.mtime } : undefined
  }

  async read(key: string, range?: ByteRange) {
    const file = await open(this.#placeOf(key)).catch(ignoringAbsence)
    if (!file) return undefined
    const found = await file.stat()
    if (!found.isFile()) {
      await file.close()
      return undefined
    }
    // No more than announced: a file that grows meanwhile would break the answer's length.
    const { start, end } = range ?? { start: 0, end: found.size - 1 }
    return { stream: file.createReadStream({ start, end: Math.max(end, start) }), bytes: end - start + 1 }
  }

  async remove(key: string): Promise<void> {
    const place = this.#placeOf(key)
    await rm(place, { force: true })
    for (let folder = dirname(place); folder !== this.#folder; folder = dirname(folder)) {
      const emptied = await rmdir(folder).then(
        () => true,
        () => false,
      )
      if (!emptied) return
    }
  }

  async *list(prefix = ''): AsyncGenerator<StoredFile> {
    const below = join(/* turbopackIgnore: true */ this.#folder, dirname(`${prefix}x`))
    const entries = (await readdir(below, { withFileTypes: true, recursive: true }).catch(ignoringAbsence)) ?? []
    for (const entry of entries) {
      const file = join(/* turbopackIgnore: true */ entry.parentPath, entry.name)
      const key = relative(this.#folder, file).split(sep).join('/')
      if (!entry.isFile() || !key.startsWith(prefix) || PART.test(key)) continue
      const found = await this.find(key)
      if (found) yield found
    }
  }

  async removeParts(oldest: Date): Promise<number> {
    let removed = 0
    const names = (await readdir(this.#folder).catch(ignoringAbsence)) ?? []
    for (const name of names.filter((name) => PART.test(name))) {
      const part = join(/* turbopackIgnore: true */ this.#folder, name)
      const found = await stat(part).catch(ignoringAbsence)
      if (!found || found.mtime >= oldest) continue
      await rm(part, { recursive: true, force: true })
      removed += 1
    }
    return removed
  }

  #placeOf(key: string): string {
    checkKey(key)
    return join(/* turbopackIgnore: true */ this.#folder, key)
  }

  async #throughDraft(place: string, write: (draft: string) => Promise<void>): Promise<void> {
    const draft = join(/* turbopackIgnore: true */ this.#folder, DRAFT + randomUUID())
    await mkdir(this.#folder, { recursive: true })
    try {
      await write(draft)
      await inFolder(place, () => rename(draft, place))
    } finally {
      await rm(draft, { force: true })
    }
  }
}

/** Removing the last file of a folder removes the folder, perhaps just before another write to it. */
async function inFolder(place: string, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await mkdir(dirname(place), { recursive: true })
    try {
      return await work()
    } catch (error) {
      if (attempt === 3 || !hasCode(error, 'ENOENT')) throw error
    }
  }
}

function ignoringAbsence(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT') && !hasCode(error, 'ENOTDIR')) throw error
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
