import type { GlobalAfterChangeHook } from 'payload'
import { recordAudit } from '../platform/audit/recordAudit'
import { changedGlobal } from '../platform/versions/changedGlobal'
import { parsePolicy } from './policyDocument'

/** Keeps on record who changed the policy, from what to what. */
export const auditPolicyChange: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const before = parsePolicy(previousDoc).data
  const after = parsePolicy(changedGlobal(doc)).data
  if (before?.version !== after?.version) {
    await recordAudit(req, {
      action: 'credit-policy-change',
      subjectType: 'credit-policy',
      subjectId: String(after?.version),
      before,
      after,
    })
  }
  return doc
}
