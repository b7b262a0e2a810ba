import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { recordAudit } from './recordAudit'

/** Hooks of a list that operators keep in the panel: each change is in the audit trail. */
export function auditHooks(slug: string): Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'> {
  const facts = ({ id: _id, createdAt: _created, updatedAt: _updated, ...entered }: Record<string, unknown>) => entered
  const changed: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    const before = operation === 'create' ? undefined : facts(previousDoc)
    await recordAudit(req, { action: `${slug}-${operation}`, subjectType: slug, subjectId: String(doc.id), before, after: facts(doc) })
    return doc
  }
  const deleted: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
    await recordAudit(req, { action: `${slug}-delete`, subjectType: slug, subjectId: String(id), before: facts(doc) })
  }
  return { afterChange: [changed], afterDelete: [deleted] }
}
