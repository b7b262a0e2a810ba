import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { recordAudit } from '../platform/audit/recordAudit'

/** Records who created or changed a company or a membership. */
export function auditPartyChange(word: 'company' | 'membership'): CollectionAfterChangeHook {
  return async ({ collection, doc, previousDoc, operation, req }) => {
    const { id } = doc
    const before = operation === 'create' ? undefined : factsOf(previousDoc)
    await recordAudit(req, {
      action: `${word}-${operation}`,
      subjectType: collection.slug,
      subjectId: String(id),
      before,
      after: factsOf(doc),
    })
    return doc
  }
}

/** Records who removed somebody from a company. */
export const auditRemoval: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await recordAudit(req, { action: 'membership-delete', subjectType: collection.slug, subjectId: String(doc.id), before: factsOf(doc) })
}

function factsOf({ name, kind, company, person, role }: Record<string, unknown>) {
  return { name, kind, company, person, role }
}
