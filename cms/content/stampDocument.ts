import { FIRST_EDITOR } from '@framewell/domain/content/newPage'
import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Every change records the person who made it, whatever the request says. A new document belongs to the system until somebody edits it.
 */
export const stampEditor: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const person = req.user ? req.user.name || req.user.email : undefined
  const modifiedBy = operation === 'create' ? FIRST_EDITOR : (person ?? originalDoc?.modifiedBy ?? FIRST_EDITOR)
  return { ...data, modifiedBy }
}

/** The first publication sets a document's date; an editor may change it. */
export const stampPublication: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data._status === 'published' && !(data.publishedAt ?? originalDoc?.publishedAt)
    ? { ...data, publishedAt: new Date().toISOString() }
    : data
