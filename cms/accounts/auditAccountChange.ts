import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { recordAudit } from '../platform/audit/recordAudit'
import { typedName } from '../platform/http/calls/typedName'
import { PASSWORD_SET } from './guardAccounts'
import { endOldPassword, tellPasswordChanged } from './setPassword'

const facts = (from: Record<string, unknown> | undefined) =>
  from ? { address: typedName(String(from.email)), name: from.name, role: from.role } : undefined

/** Records who created an account and who changed its role, name or password. A new password ends sessions, and its owner is notified. */
export const auditAccountChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const before = operation === 'create' ? undefined : facts(previousDoc)
  const after = facts(doc)
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    await recordAudit(req, { action: `account-${operation}`, subjectType: 'accounts', subjectId: String(doc.id), before, after })
  }
  if (operation === 'update' && req.context[PASSWORD_SET] === doc.id) {
    await endOldPassword(req, doc.id)
    await tellPasswordChanged(req, doc, 'password-change')
  }
  return doc
}

/** Records who deleted an account. */
export const auditAccountDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await recordAudit(req, { action: 'account-delete', subjectType: 'accounts', subjectId: String(doc.id), before: facts(doc) })
  return doc
}
