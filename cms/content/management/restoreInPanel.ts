import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import { type Endpoint, Forbidden, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../../platform/database/inTransaction'
import { hasRole } from '../../platform/sessions/access'
import { factsOf } from '../../platform/sessions/requestFacts'
import { ShowFirst } from '../consequences/showEffectsFirst'
import { type ContentCollection, isContentCollection } from '../publishedState'
import { lockDocument } from './lockDocument'
import { findTrashed, ownerOfAddress, restoreTrashed } from './restoreContentPage'

/** Exactly what the panel's restore sends; anything else is a bulk edit. */
const restoreSchema = z.strictObject({ deletedAt: z.null(), _status: z.enum(['draft', 'published']) })
const querySchema = z.object({ where: z.custom<Where>((where) => typeof where === 'object' && where !== null && !Array.isArray(where)) })
/** Documents per request: as many as the panel's list shows at most. */
const MOST = 250

interface Refused {
  readonly id: string
  readonly message: string
}

/**
 * Restores from the panel's trash, which Payload sends as a bulk edit. It replaces that endpoint: every other bulk edit stays closed, since
 * it could not show its consequences.
 */
export const restoreInPanel: Endpoint = {
  path: '/',
  method: 'patch',
  handler: async (req) => {
    const collection = req.routeParams?.collection
    if (!hasRole(req, EDITOR_ROLES) || typeof collection !== 'string' || !isContentCollection(collection)) throw new Forbidden(req.t)
    const asked = restoreSchema.safeParse(factsOf(req).body)
    const query = querySchema.safeParse(req.query)
    if (!asked.success || !query.success)
      throw new ShowFirst('Change, publish or delete pages one by one, or together in the content screen.')
    const docs: { id: string }[] = []
    const errors: Refused[] = []
    for (const id of await trashedIds(req, collection, query.data.where)) {
      const refusal = await inTransaction(req, () => restoreOne(req, id, asked.data._status))
      if (refusal) errors.push({ id, message: refusal })
      else docs.push({ id })
    }
    if (docs.length === 0 && errors.length === 0) errors.push({ id: '', message: 'It is no longer in the trash.' })
    return Response.json(
      { docs, errors, message: errors.length > 0 ? `${errors.length} not restored` : `${docs.length} restored` },
      { status: errors.length > 0 ? 409 : 200, headers: { 'cache-control': 'no-store' } },
    )
  },
}

async function trashedIds(req: PayloadRequest, collection: ContentCollection, where: Where): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [where, { deletedAt: { exists: true } }] },
    trash: true,
    limit: MOST,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => id)
}

/** @returns why it stays in the trash; undefined once it is restored */
async function restoreOne(req: PayloadRequest, id: string, status: 'draft' | 'published'): Promise<string | undefined> {
  await lockDocument(req, id)
  const trashed = await findTrashed(req, id)
  if (!trashed) return undefined
  const owner = await ownerOfAddress(req, trashed)
  if (owner) return `${owner} Change that address first, then restore.`
  if (status === 'published' && !trashed.wasPublished)
    return 'It was not on the site when it was deleted. Restore it as a draft, then publish it.'
  await restoreTrashed(req, trashed, status === 'published' ? 'asItWas' : 'draft')
  return undefined
}
