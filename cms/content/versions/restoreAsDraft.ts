import type { Endpoint } from 'payload'
import { inTransaction } from '../../database/inTransaction'
import type { ContentCollection } from '../publishedState'

/**
 * Payload's restoring puts a published version on the site at once, whatever became of its address and links since. Here a restored version is
 * saved as the newest draft: it is looked at, and published like any other change, by the same rules.
 */
export const restoreAsDraft = (collection: ContentCollection): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const asked = { collection, depth: 0, overrideAccess: false, req } as const
    return inTransaction(req, async () => {
      const { parent, version } = await req.payload.findVersionByID({ ...asked, id: String(req.routeParams?.id) })
      const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, deletedAt: _deletedAt, _status, ...words } = version
      const doc = await req.payload.update({ ...asked, id: String(parent), data: words, draft: true })
      return Response.json({ ...doc, message: 'Restored as a draft. Publish it when it is right.' })
    })
  },
})
