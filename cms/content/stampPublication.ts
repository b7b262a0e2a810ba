import type { CollectionBeforeChangeHook } from 'payload'

/** The first publication dates a document; an editor may date it differently. */
export const stampPublication: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data._status === 'published' && !(data.publishedAt ?? originalDoc?.publishedAt)
    ? { ...data, publishedAt: new Date().toISOString() }
    : data
