import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { notifyHosts } from '../../platform/live/notifyHosts'

/** Redirects have no drafts: every change affects visitors and the pages that link to it. */
export const announceRedirect: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const paths = [doc.from, previousDoc?.from].filter((path) => typeof path === 'string')
  await notifyHosts(req, { type: 'content', paths: [...new Set(paths), '*'] })
  return doc
}

export const announceRedirectDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await notifyHosts(req, { type: 'content', paths: [String(doc.from), '*'] })
  return doc
}
