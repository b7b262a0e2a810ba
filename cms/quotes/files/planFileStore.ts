import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { env } from '../../env'

/** Where uploaded plans lie; several processes share it like the media folder. Names are generated, never a visitor's. */
export const PLAN_FILE_FOLDER = join(/* turbopackIgnore: true */ env.DATA_DIR, 'plan-files')
const pathOf = (id: string) => join(/* turbopackIgnore: true */ PLAN_FILE_FOLDER, id)
const arrivingPathOf = (id: string) => `${pathOf(id)}.arriving`
const cleanedPathOf = (id: string) => `${pathOf(id)}.cleaned`
/** Whether a name in the folder is of a file that is not whole yet. */
export const isPartFile = (name: string): boolean => /\.(arriving|cleaned)$/.test(name)

/** Thrown as soon as one byte too many has come. */
export class FileTooLarge extends Error {}

/** Writes a stream to the store's side room, counting as it comes. Returns the number of bytes. @throws FileTooLarge */
export async function receiveFile(id: string, stream: Readable, maxBytes: number): Promise<number> {
  await mkdir(PLAN_FILE_FOLDER, { recursive: true })
  let size = 0
  try {
    await pipeline(
      async function* count() {
        // The stream outlives a refusal: the answer goes back over the same connection.
        for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
          size += chunk.length
          if (size > maxBytes) throw new FileTooLarge()
          yield chunk
        }
      },
      createWriteStream(arrivingPathOf(id), { flags: 'wx', mode: 0o600 }),
    )
    return size
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
/** The same under another name than it arrived with; one that is there is replaced. */
export const keepArrivingAs = (id: string, name: string) => rename(arrivingPathOf(id), pathOf(name))
export const keepArriving = (id: string) => rename(arrivingPathOf(id), pathOf(id))
export async function discardArriving(id: string): Promise<void> {
  await rm(arrivingPathOf(id), { force: true })
  await rm(cleanedPathOf(id), { force: true })
}
export const discardFile = (id: string) => rm(pathOf(id), { force: true })
export const storedFile = pathOf
/** Whether a file of this name is stored. */
export const hasFile = (id: string) =>
  access(pathOf(id)).then(
    () => true,
    () => false,
  )
/** The stored bytes, as a web stream. */
// Node's stream is the platform's, but the two declare it apart.
export const readFileOf = (id: string) => Readable.toWeb(createReadStream(pathOf(id))) as ReadableStream
