import type { GlobalAfterChangeHook } from 'payload'
import { recordAudit } from '../platform/audit/recordAudit'
import { changedGlobal } from '../platform/versions/changedGlobal'
import { parsePolicy } from './policyDocument'

/** Records who changed the policy, with the values before and after. */
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
