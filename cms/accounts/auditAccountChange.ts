import type { CollectionAfterChangeHook } from 'payload'
import { recordAudit } from '../audit/recordAudit'

/** Keeps on record who made an account and who changed its role, address or name. */
export const auditAccountChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const facts = (from: Record<string, unknown> | undefined) => (from ? { email: from.email, name: from.name, role: from.role } : undefined)
  const before = operation === 'create' ? undefined : facts(previousDoc)
  const after = facts(doc)
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    await recordAudit(req, { action: `account-${operation}`, subjectType: 'accounts', subjectId: String(doc.id), before, after })
  }
  return doc
}
