import type { CollectionAfterChangeHook, GlobalAfterChangeHook } from 'payload'
import { recordAudit } from '../platform/audit/recordAudit'
import { changedGlobal } from '../platform/versions/changedGlobal'

const facts = ({ group, optionId, name, priceCents, offered }: Record<string, unknown>) => ({ group, optionId, name, priceCents, offered })

/** Keeps on record who changed an option's price or offer; the versions hold the rest. */
export const auditOptionChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const before = operation === 'create' ? undefined : facts(previousDoc)
  const after = facts(doc)
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    await recordAudit(req, { action: `option-${operation}`, subjectType: 'price-options', subjectId: String(doc.id), before, after })
  }
  return doc
}

/** Keeps on record who changed a base price, an allowance, a percentage, what bills are counted with, or the target. */
export const auditPriceSettings: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const prices = (from: Record<string, unknown> = {}) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => /Cents|Percent|takeOff/.test(name)))
  await recordAudit(req, {
    action: 'price-settings-update',
    subjectType: 'price-settings',
    subjectId: 'price-settings',
    before: prices(previousDoc),
    after: prices(changedGlobal(doc)),
  })
  return doc
}
