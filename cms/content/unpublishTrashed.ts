import type { CollectionBeforeChangeHook } from 'payload'
import { publishedBefore } from './publishedState'

/**
 * A deleted document is no longer on the site, by whichever way it was deleted. It remembers whether it was, unless a draft beside it comes
 * along into the trash: nobody published that. Runs after rememberPublished.
 */
export const unpublishTrashed: CollectionBeforeChangeHook = ({ data, originalDoc, context }) =>
  data.deletedAt && !originalDoc?.deletedAt
    ? {
        ...data,
        _status: 'draft',
        publishedWhenDeleted: publishedBefore(context, originalDoc?.id) !== null && originalDoc?._status === 'published',
      }
    : data
