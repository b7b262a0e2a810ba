import type { CollectionBeforeChangeHook } from 'payload'
import { publishedBefore } from './publishedState'

/**
 * Unpublishes a deleted document, however it was deleted. Records whether it was published, unless an unpublished draft goes to the trash
 * with it. Runs after rememberPublished.
 */
export const unpublishTrashed: CollectionBeforeChangeHook = ({ data, originalDoc, context }) =>
  data.deletedAt && !originalDoc?.deletedAt
    ? {
        ...data,
        _status: 'draft',
        publishedWhenDeleted: publishedBefore(context, originalDoc?.id) !== null && originalDoc?._status === 'published',
      }
    : data
