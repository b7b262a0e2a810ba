import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileStore, folderOfRoom } from '../storage/fileStores'

/** Where uploaded plans arrive, and stay if there is no bucket. Names are generated, never a visitor's. */
export const PLAN_FILE_FOLDER = folderOfRoom('plan-files')
const arrivingPathOf = (id: string) => join(/* turbopackIgnore: true */ PLAN_FILE_FOLDER, `${id}.arriving`)
const cleanedPathOf = (id: string) => join(/* turbopackIgnore: true */ PLAN_FILE_FOLDER, `${id}.cleaned`)
const store = () => fileStore('plan-files')

/** Thrown as soon as the limit is exceeded. */
export class FileTooLarge extends Error {}

/** Writes a stream to the room's local folder, counting as it arrives. @returns its bytes and their SHA-256 in hex. @throws FileTooLarge */
export async function receiveFile(id: string, stream: Readable, maxBytes: number): Promise<{ size: number; sha256: string }> {
  await mkdir(PLAN_FILE_FOLDER, { recursive: true })
  let size = 0
  const hash = createHash('sha256')
  try {
    await pipeline(
      async function* count() {
        // A refusal must not destroy the stream: the answer uses the same connection.
        for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
          size += chunk.length
          if (size > maxBytes) throw new FileTooLarge()
          hash.update(chunk)
          yield chunk
        }
      },
      createWriteStream(arrivingPathOf(id), { flags: 'wx', mode: 0o600 }),
    )
    return { size, sha256: hash.digest('hex') }
  } catch (error) {
    await discardArriving(id)
    throw error
  }
}

/** The first bytes of an arriving file. */
export async function headOfArriving(id: string, length: number): Promise<Buffer> {
  const file = await open(arrivingPathOf(id))
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position: 0 })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

export const arrivingFile = arrivingPathOf
export const cleanedFile = cleanedPathOf
/** The clean copy replaces the received file. */
export const takeCleaned = (id: string) => rename(cleanedPathOf(id), arrivingPathOf(id))
/** Stores the received file under a name, replacing an existing one. @throws StoreAway, StoreFull */
export const keepArrivingAs = (id: string, name: string) => store().take(name, arrivingPathOf(id))

/** Stores the received file, then calls `name`, which creates its row; if one fails, neither stays. @throws what `name` does; StoreAway, StoreFull */
export async function keepArriving<T>(id: string, name: () => Promise<T>): Promise<T> {
  try {
    // A store may have stored the file even if the connection broke.
    await keepArrivingAs(id, id)
    return await name()
  } catch (error) {
    // The visitor gets the original error, even if the store has gone away since.
    await discardFile(id).catch(() => undefined)
    throw error
  }
}

export async function discardArriving(id: string): Promise<void> {
  await rm(arrivingPathOf(id), { force: true })
  await rm(cleanedPathOf(id), { force: true })
}
export const discardFile = (id: string) => store().remove(id)
/** Whether a file with this name is stored. */
export const hasFile = async (id: string) => (await store().find(id)) !== undefined
/** The stored file as a stream; undefined if there is none. */
export const readFileOf = (id: string) => store().read(id)
