import type { PayloadRequest } from 'payload'
import type { NewestVersion } from '../../platform/versions/ChangedMeanwhile'
import { isContentCollection } from '../publishedState'

/** The newest state of a page or post, draft or not, as the request's transaction sees it; null for one that does not exist. */
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
    // Only for comparison: who may save is decided by the save itself.
    overrideAccess: true,
    req,
  })
  return document ? { version: document.updatedAt, modifiedBy: document.modifiedBy ?? 'Somebody' } : null
}
