import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { notifyHosts } from '../platform/live/notifyHosts'

/** Plans' drawings and prices may be on any page where an editor put them. */
export const announcePlan: CollectionAfterChangeHook = async ({ doc, req }) => {
  await notifyHosts(req, { type: 'content', paths: ['*'] })
  return doc
}

export const announcePlanDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await notifyHosts(req, { type: 'content', paths: ['*'] })
  return doc
}
