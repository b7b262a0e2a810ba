import { canonicalPath } from '@framewell/domain/content/canonicalPath'
import { linkedPath } from '@framewell/domain/content/linkedPath'
import { pathForSlug } from '@framewell/domain/content/page'
import { canUsePath } from '@framewell/domain/content/productRoutes'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { lock } from '../../platform/database/lock'
import { liveRoutePaths } from '../../releases/liveRoutePaths'
import { isOldPath, redirectAt, sitePath } from './redirectAt'

/**
 * Runs before a redirect is stored: it may not use a reserved address, leads straight to the end of a chain and never forms a loop. One
 * lock serializes all redirects, so that two cannot form a loop together.
 */
export const settleRedirect: CollectionBeforeChangeHook = async ({ data, req, collection }) => {
  const refuse = (path: string, message: string): never => {
    throw new ValidationError({ collection: collection.slug, req, errors: [{ path, message }] }, req.t)
  }
  if (typeof data.from !== 'string' || typeof data.to !== 'string') return data
  // Uses the canonical path: one stored under another spelling would never be found and could hide a loop.
  const from = (isOldPath(data.from) && canonicalPath(data.from)) || data.from
  const to = canonicalAddress(data.to)
  if (!leadsSomewhere(to)) refuse('to', 'Use a path of this site or a full https:// address')
  if (!canUsePath(from, 'redirect', await liveRoutePaths(req))) refuse('from', `The site itself answers ${from}`)
  await lock(req, 'redirects')
  let end: string = to
  for (let path = sitePath(end); path !== undefined; path = sitePath(end)) {
    if (path === from) refuse('to', 'This would be a loop')
    const next = await redirectAt(req, path)
    if (next === undefined) break
    end = next
  }
  return { ...data, from, to: end }
}

/** Whether a browser leaves the old address: an anchor stays on it, and a mail or phone address has no page. */
function leadsSomewhere(address: string): boolean {
  return address.startsWith('/') || /^https?:\/\//i.test(address)
}

/** A page's address in canonical form, with its query and anchor: '/' for '/Home'. */
function canonicalAddress(address: string): string {
  const path = linkedPath(address) === null ? undefined : sitePath(address)
  return path === undefined ? address : pathForSlug((canonicalPath(path) ?? path).slice(1)) + address.slice(path.length)
}
