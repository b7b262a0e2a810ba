import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { notifyHosts } from '../../platform/live/notifyHosts'

/** A changed picture may be used on any page. A new one is not used yet. */
export const announceMedia: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await notifyHosts(req, { type: 'content', paths: ['*'] })
  return doc
}

export const announceMediaDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await notifyHosts(req, { type: 'content', paths: ['*'] })
  return doc
}
