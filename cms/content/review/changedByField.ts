import type { CollectionBeforeChangeHook, JSONField } from 'payload'
import { changedBy } from './reviewFacts'

/** Accounts that changed a document since it was last published; no API returns it. */
export function changedByField(): JSONField {
  return { name: 'changedBy', type: 'json', hidden: true }
}

/** Somebody who edits a document cannot be its only approver: every save records its person, and publishing clears the list. */
export const noteChanges: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (data._status === 'published') return { ...data, changedBy: [] }
  const before = changedBy(originalDoc ?? {})
  return { ...data, changedBy: req.user ? [...new Set([...before, String(req.user.id)])] : before }
}
