import type { CollectionBeforeChangeHook, JSONField } from 'payload'
import { changedBy } from './reviewFacts'

/** Accounts that changed a document since it was published last; no API answers it. */
export function changedByField(): JSONField {
  return { name: 'changedBy', type: 'json', hidden: true }
}

/** Who writes in a document cannot be the only one who approves it: every save notes its person, a publication begins anew. */
export const noteChanges: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (data._status === 'published') return { ...data, changedBy: [] }
  const before = changedBy(originalDoc ?? {})
  return { ...data, changedBy: req.user ? [...new Set([...before, String(req.user.id)])] : before }
}
