import { mayStandAt } from '@framewell/domain/content/productRoutes'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { lock } from '../../database/lock'
import { liveRoutePaths } from '../site/liveRoutePaths'
import { redirectAt, sitePath } from './redirectAt'

/**
 * Before a redirect is stored: it takes no address of the house [R7], leads straight to the end of a chain, and never in a circle.
 * One lock for all redirects: two that would close a circle together come one after the other.
 */
export const settleRedirect: CollectionBeforeChangeHook = async ({ data, req, collection }) => {
  const refuse = (path: string, message: string): never => {
    throw new ValidationError({ collection: collection.slug, req, errors: [{ path, message }] }, req.t)
  }
  const { from, to } = data
  if (typeof from !== 'string' || typeof to !== 'string') return data
  if (!mayStandAt(from, 'redirect', await liveRoutePaths(req))) refuse('from', `The site itself answers ${from}`)
  await lock(req, 'redirects')
  let end: string = to
  for (let path = sitePath(end); path !== undefined; path = sitePath(end)) {
    if (path === from) refuse('to', 'This would lead in a circle')
    const next = await redirectAt(req, path)
    if (next === undefined) break
    end = next
  }
  return { ...data, to: end }
}
