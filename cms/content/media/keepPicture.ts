import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import type { Media } from '../../payload-types'
import { fileStore } from '../../platform/storage/fileStores'
import { fileRemoval } from '../../platform/uploads/fileRemoval'

/**
 * Stores a picture and its sizes in the transaction of its row, so that neither exists without the other. The files of a replaced picture
 * are removed after the commit.
 */
export const keepPicture: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, operation, req }) => {
  const files = filesOf(req, doc)
  if (files.length === 0) return doc
  const store = fileStore('media')
  // Waits for all writes: one still running when another fails would finish after the cleanup.
  const stored = await Promise.allSettled(files.map(({ name, bytes }) => store.put(name, bytes)))
  const failed = stored.find((outcome) => outcome.status === 'rejected')
  if (failed) {
    // The editor needs the original error, even if the store is unavailable by now.
    await Promise.allSettled(files.map(({ name }) => store.remove(name)))
    throw failed.reason
  }
  const kept = new Set(namesOf(doc))
  if (operation === 'update')
    await removeAfterCommit(
      req,
      namesOf(previousDoc).filter((name) => !kept.has(name)),
    )
  return doc
}

/** The files of a deleted picture are removed after the commit: a deletion that is rolled back keeps them. */
export const removePicture: CollectionAfterDeleteHook<Media> = ({ doc, req }) => removeAfterCommit(req, namesOf(doc))

async function removeAfterCommit(req: PayloadRequest, files: string[]): Promise<void> {
  if (files.length > 0) await fileRemoval.queue(req, { room: 'media', files })
}

/** The files that Payload produced from the upload of this request; none if only text changed. */
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
