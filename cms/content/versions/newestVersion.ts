import type { PayloadRequest } from 'payload'
import type { NewestVersion } from '../../platform/versions/ChangedMeanwhile'
import { isContentCollection } from '../publishedState'

/** The newest state of a page or post, draft or not, in the request's transaction; null if it does not exist. */
export async function newestVersion(req: PayloadRequest, collection: string, id: string): Promise<NewestVersion | null> {
  if (!isContentCollection(collection)) return null
  const document = await req.payload.findByID({
    collection,
    id,
    draft: true,
    trash: true,
    depth: 0,
    disableErrors: true,
    select: { updatedAt: true, modifiedBy: true },
    // Only for comparison; the save itself checks access.
    overrideAccess: true,
    req,
  })
  return document ? { version: document.updatedAt, modifiedBy: document.modifiedBy ?? 'Somebody' } : null
}
