import type { GlobalAfterChangeHook } from 'payload'
import { notifyHosts } from '../../platform/live/notifyHosts'

/** Header, footer and settings appear on every page; so may the terms of the credit policy, as live facts. */
export const announceSite: GlobalAfterChangeHook = async ({ doc, req }) => {
  await notifyHosts(req, { type: 'content', paths: ['*'] })
  return doc
}
