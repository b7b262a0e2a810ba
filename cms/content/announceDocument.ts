import { pathForSlug } from '@framewell/domain/content/page'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { notifyHosts } from '../platform/live/notifyHosts'
import { isContentCollection, publishedBefore, publishedSlug } from './publishedState'
import { moveRedirects } from './redirects/moveRedirects'

/**
 * Runs after a write that visitors can see: redirects old addresses to the new one and tells hosts which paths changed. Drafts announce
 * nothing.
 */
export const announceDocument: CollectionAfterChangeHook = async ({ collection, doc, req, context }) => {
  if (!isContentCollection(collection.slug)) return doc
  const before = publishedBefore(context, doc.id)
  const after = await publishedSlug(req, collection.slug, doc.id)
  // A draft of a published document leaves the published version unchanged.
  if (before === after && doc._status !== 'published') return doc
  if (after !== null && after !== before) await moveRedirects(req, before, after)
  const paths = [before, after].filter((slug) => slug !== null).map(pathForSlug)
  if (paths.length === 0) return doc
  // Links to this address, on any page, appear or disappear with the document.
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

/** Pages that list a collection's documents change with each of them. */
function listings(collection: string): string[] {
  return collection === 'posts' ? ['/blog'] : []
}
