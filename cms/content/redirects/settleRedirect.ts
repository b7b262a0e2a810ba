import { RESERVED_PATHS } from '@framewell/domain/content/page'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { lock } from '../../database/lock'
import { redirectAt, sitePath } from './redirectAt'

/**
 * Before a redirect is stored: it takes no address of the house, leads straight to the end of a chain, and never in a circle.
 * One lock for all redirects: two that would close a circle together come one after the other.
 */
export const settleRedirect: CollectionBeforeChangeHook = async ({ data, req, collection }) => {
  const refuse = (path: string, message: string): never => {
    throw new ValidationError({ collection: collection.slug, req, errors: [{ path, message }] }, req.t)
  }
  const { from, to } = data
  if (typeof from !== 'string' || typeof to !== 'string') return data
  const firstSegment = from.split('/')[1] ?? ''
  if (RESERVED_PATHS.some((reserved) => reserved === firstSegment)) refuse('from', `The site itself answers /${firstSegment}`)
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
