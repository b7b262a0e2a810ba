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
