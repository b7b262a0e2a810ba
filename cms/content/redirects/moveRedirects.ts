import { pathForSlug } from '@framewell/domain/content/page'
import { canUsePath } from '@framewell/domain/content/productRoutes'
import type { PayloadRequest } from 'payload'
import { liveRoutePaths } from '../site/liveRoutePaths'

/**
 * A document appears at a slug, or moves there from another one: nothing redirects away from where it now stands, and its old path leads
 * to it; a document that leaves a route of the product, where it stood before routes were reserved, leaves nothing there. Runs in the request's transaction, with the system's own rights: the redirect follows from the editor's change of the page.
 */
export async function moveRedirects(req: PayloadRequest, fromSlug: string | null, toSlug: string): Promise<void> {
  const to = pathForSlug(toSlug)
  await req.payload.delete({ collection: 'redirects', where: { from: { equals: to } }, req, overrideAccess: true, depth: 0 })
  if (fromSlug === null) return
  const from = pathForSlug(fromSlug)
  if (!canUsePath(from, 'redirect', await liveRoutePaths(req))) return
  await req.payload.create({ collection: 'redirects', data: { from, to, permanent: true }, req, overrideAccess: true, depth: 0 })
}
