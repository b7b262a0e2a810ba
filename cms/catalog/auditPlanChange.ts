import type { CollectionAfterChangeHook } from 'payload'
import { recordAudit } from '../platform/audit/recordAudit'

/** Records who changed a plan's prices, area or offer; the versions have the rest. */
export const auditPlanChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const facts = (from: Record<string, unknown>) => ({
    planId: from.planId,
    squareFeet: from.squareFeet,
    kitBasePriceCents: from.kitBasePriceCents,
    developmentBasePriceCents: from.developmentBasePriceCents,
    offered: from.offered,
  })
  const before = operation === 'create' ? undefined : facts(previousDoc)
  const after = facts(doc)
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    await recordAudit(req, { action: `plan-${operation}`, subjectType: 'home-plans', subjectId: String(doc.id), before, after })
  }
  return doc
}
