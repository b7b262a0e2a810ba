import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { notifyHosts } from '../platform/live/notifyHosts'

/** Drawings and prices of plans stand on any page that an editor put them on. */
export const announcePlan: CollectionAfterChangeHook = async ({ doc, req }) => {
  await notifyHosts(req, { type: 'content', paths: ['*'] })
  return doc
}

export const announcePlanDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await notifyHosts(req, { type: 'content', paths: ['*'] })
  return doc
}
