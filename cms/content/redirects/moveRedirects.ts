import { pathForSlug } from '@framewell/domain/content/page'
import { canUsePath } from '@framewell/domain/content/productRoutes'
import type { PayloadRequest } from 'payload'
import { liveRoutePaths } from '../../releases/liveRoutePaths'

/**
 * Runs when a document appears at a slug or moves there: removes redirects away from its new path and adds one from its old path, in place of
 * one that somebody made while the document took precedence. A document that leaves a product route (where it was before routes were
 * reserved) leaves no redirect. Runs in the request's transaction with the system's rights, because the redirect is a consequence of the
 * editor's change of the page.
 */
export async function moveRedirects(req: PayloadRequest, fromSlug: string | null, toSlug: string): Promise<void> {
  const to = pathForSlug(toSlug)
  const from = fromSlug === null ? null : pathForSlug(fromSlug)
  const where = { from: { in: [to, ...(from === null ? [] : [from])] } }
  await req.payload.delete({ collection: 'redirects', where, req, overrideAccess: true, depth: 0 })
  if (from === null) return
  if (!canUsePath(from, 'redirect', await liveRoutePaths(req))) return
  await req.payload.create({ collection: 'redirects', data: { from, to, permanent: true }, req, overrideAccess: true, depth: 0 })
}
