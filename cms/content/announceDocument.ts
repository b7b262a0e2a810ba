import { pathForSlug } from '@framewell/domain/content/page'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { notifyHosts } from '../platform/live/notifyHosts'
import { isContentCollection, publishedBefore, publishedSlug } from './publishedState'
import { moveRedirects } from './redirects/moveRedirects'

/** After a write that visitors can see: old addresses lead to the new one, and hosts hear which paths changed. Drafts say nothing. */
export const announceDocument: CollectionAfterChangeHook = async ({ collection, doc, req, context }) => {
  if (!isContentCollection(collection.slug)) return doc
  const before = publishedBefore(context, doc.id)
  const after = await publishedSlug(req, collection.slug, doc.id)
  // A draft beside a published document leaves what is published as it was.
  if (before === after && doc._status !== 'published') return doc
  if (after !== null && after !== before) await moveRedirects(req, before, after)
  const paths = [before, after].filter((slug) => slug !== null).map(pathForSlug)
  if (paths.length === 0) return doc
  // A link to an address appears or goes on any page together with what stands there.
  const linking = before === after ? [] : ['*']
  await notifyHosts(req, { type: 'content', paths: [...new Set([...paths, ...listings(collection.slug), ...linking])] })
  return doc
}

export const announceDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (doc._status === 'published' && typeof doc.slug === 'string') {
    await notifyHosts(req, { type: 'content', paths: [pathForSlug(doc.slug), ...listings(collection.slug), '*'] })
  }
  return doc
}

/** Pages that list documents of a collection change with each of them. */
function listings(collection: string): string[] {
  return collection === 'posts' ? ['/blog'] : []
}
