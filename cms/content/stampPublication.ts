import type { CollectionBeforeChangeHook } from 'payload'

/** The first publication sets a document's date; an editor may change it. */
export const stampPublication: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data._status === 'published' && !(data.publishedAt ?? originalDoc?.publishedAt)
    ? { ...data, publishedAt: new Date().toISOString() }
    : data
