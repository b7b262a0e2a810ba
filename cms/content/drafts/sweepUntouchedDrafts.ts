import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../platform/database/inTransaction'
import { isUntouched } from './isUntouched'

const HOUR_MS = 3_600_000

/**
 * Deletes drafts that nobody edited. The panel creates one whenever somebody opens the form for a new document, and closing the browser
 * leaves it behind. Drafts younger than an hour are kept because they may still be open. Returns how many were deleted.
 */
export function sweepUntouchedDrafts(req: PayloadRequest, now: Date): Promise<number> {
  const { payload } = req
  return inTransaction(req, async () => {
    let swept = 0
    for (const collection of ['pages', 'posts'] as const) {
      // Runs as the system, for drafts of all people.
      const { docs } = await payload.find({
        collection,
        where: {
          title: { exists: false },
          slug: { exists: false },
          publishedAt: { exists: false },
          createdAt: { less_than: new Date(now.getTime() - HOUR_MS).toISOString() },
        },
        draft: true,
        depth: 0,
        limit: 100,
        overrideAccess: true,
        req,
      })
      for (const document of docs) {
        if (!isUntouched(document)) continue
        await payload.delete({ collection, id: document.id, overrideAccess: true, req })
        swept += 1
      }
    }
    return swept
  })
}
