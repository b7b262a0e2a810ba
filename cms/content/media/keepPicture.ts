import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import type { Media } from '../../payload-types'
import { fileStore } from '../../platform/storage/fileStores'

/**
 * Stores a picture and its sizes in the transaction of its row: one without the other never stays. What an earlier picture of the same row
 * had goes when the new files are there.
 */
export const keepPicture: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, operation, req }) => {
  const files = filesOf(req, doc)
  if (files.length === 0) return doc
  const store = fileStore('media')
  // All are waited for: what is still on its way when the first one fails would be stored after the others are removed.
  const stored = await Promise.allSettled(files.map(({ name, bytes }) => store.put(name, bytes)))
  const failed = stored.find((outcome) => outcome.status === 'rejected')
  if (failed) {
    // Why it failed is what the editor is told, also when the store has gone away since.
    await Promise.allSettled(files.map(({ name }) => store.remove(name)))
    throw failed.reason
  }
  const kept = new Set(namesOf(doc))
  if (operation === 'update') await Promise.all(namesOf(previousDoc).map((name) => (kept.has(name) ? undefined : store.remove(name))))
  return doc
}

/** A deleted picture's files go with its row; while the store is away neither does. */
export const removePicture: CollectionAfterDeleteHook<Media> = async ({ doc }) => {
  const store = fileStore('media')
  await Promise.all(namesOf(doc).map((name) => store.remove(name)))
}

/** What Payload made of an upload, in the request of which it stands; nothing when only words changed. */
function filesOf({ file, payloadUploadSizes = {} }: PayloadRequest, { filename, sizes }: Media): { name: string; bytes: Uint8Array }[] {
  if (!file || !filename) return []
  const resized = Object.entries(sizes ?? {}).flatMap(([size, made]) => {
    const bytes = payloadUploadSizes[size]
    return bytes && made.filename ? [{ name: made.filename, bytes }] : []
  })
  return [{ name: filename, bytes: file.data }, ...resized]
}

function namesOf({ filename, sizes }: Partial<Media>): string[] {
  return [filename, ...Object.values(sizes ?? {}).map((made) => made.filename)].filter((name) => typeof name === 'string')
}
