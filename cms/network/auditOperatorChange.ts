import type { CollectionAfterChangeHook } from 'payload'
import { recordAudit } from '../audit/recordAudit'

/** Keeps on record who changed an operator's status, capacity or quality. */
export const auditOperatorChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const facts = ({ name, status, weeklyCapacity, currentLoad, qualityScore, isPreferred }: Record<string, unknown>) => ({
    name,
    status,
    weeklyCapacity,
    currentLoad,
    qualityScore,
    isPreferred,
  })
  const before = operation === 'create' ? undefined : facts(previousDoc)
  const after = facts(doc)
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    await recordAudit(req, { action: `operator-${operation}`, subjectType: 'network-operators', subjectId: String(doc.id), before, after })
  }
  return doc
}
