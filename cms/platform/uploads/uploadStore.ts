import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileStore, folderOfRoom } from '../storage/fileStores'

/** Where uploaded plans arrive, and lie when there is no bucket. Names are generated, never a visitor's. */
export const PLAN_FILE_FOLDER = folderOfRoom('plan-files')
const arrivingPathOf = (id: string) => join(/* turbopackIgnore: true */ PLAN_FILE_FOLDER, `${id}.arriving`)
const cleanedPathOf = (id: string) => join(/* turbopackIgnore: true */ PLAN_FILE_FOLDER, `${id}.cleaned`)
const store = () => fileStore('plan-files')

/** Thrown as soon as one byte too many has come. */
export class FileTooLarge extends Error {}

/** Writes a stream to the store's side room, counting as it comes. @returns its bytes and their SHA-256 in hex. @throws FileTooLarge */
export async function receiveFile(id: string, stream: Readable, maxBytes: number): Promise<{ size: number; sha256: string }> {
  await mkdir(PLAN_FILE_FOLDER, { recursive: true })
  let size = 0
  const hash = createHash('sha256')
  try {
    await pipeline(
      async function* count() {
        // The stream outlives a refusal: the answer goes back over the same connection.
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
/** The clean copy takes the place of what arrived. */
export const takeCleaned = (id: string) => rename(cleanedPathOf(id), arrivingPathOf(id))
/** Stores what arrived under a name; one that is there is replaced. @throws StoreAway, StoreFull */
export const keepArrivingAs = (id: string, name: string) => store().take(name, arrivingPathOf(id))

/** Stores what arrived, then what names it; nothing of either stays when one fails. @throws what `name` does; StoreAway, StoreFull */
export async function keepArriving<T>(id: string, name: () => Promise<T>): Promise<T> {
  try {
    // A store that breaks the connection may have stored the file all the same.
    await keepArrivingAs(id, id)
    return await name()
  } catch (error) {
    // Why it failed is what the visitor is told, also when the store has gone away since.
    await discardFile(id).catch(() => undefined)
    throw error
  }
}

export async function discardArriving(id: string): Promise<void> {
  await rm(arrivingPathOf(id), { force: true })
  await rm(cleanedPathOf(id), { force: true })
}
export const discardFile = (id: string) => store().remove(id)
/** Whether a file of this name is stored. */
export const hasFile = async (id: string) => (await store().find(id)) !== undefined
/** The stored bytes as they come; undefined when there are none. */
export const readFileOf = (id: string) => store().read(id)
