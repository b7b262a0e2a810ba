import type { CollectionAfterChangeHook } from 'payload'
import { recordAudit } from '../audit/recordAudit'

/** Keeps on record who changed which of these members; the versions hold the rest. */
export function auditBomChange(subject: string, members: readonly string[]): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, operation, collection, req }) => {
    const facts = (from: Record<string, unknown>) => Object.fromEntries(members.map((member) => [member, from[member] ?? null]))
    const before = operation === 'create' ? undefined : facts(previousDoc)
    const after = facts(doc)
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      await recordAudit(req, { action: `${subject}-${operation}`, subjectType: collection.slug, subjectId: String(doc.id), before, after })
    }
    return doc
  }
}

/** Keeps on record who made a version of a price list, and the prices it changed. */
export const auditPriceList: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.version === previousDoc.version) return doc
  const [was, is] = [pricesOf(operation === 'create' ? {} : previousDoc), pricesOf(doc)]
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((sku) => was.get(sku) !== is.get(sku))
  const part = (prices: ReadonlyMap<string, number>) => Object.fromEntries(changed.map((sku) => [sku, prices.get(sku) ?? null]))
  await recordAudit(req, {
    action: `price-list-${operation}`,
    subjectType: 'price-lists',
    subjectId: String(doc.id),
    before:
      operation === 'create'
        ? undefined
        : { version: previousDoc.version, effectiveDate: previousDoc.effectiveDate, unitCostCents: part(was) },
    after: { version: doc.version, effectiveDate: doc.effectiveDate, unitCostCents: part(is) },
  })
  return doc
}

function pricesOf({ rows }: { readonly rows?: readonly { readonly sku: string; readonly unitCostCents: number }[] }): Map<string, number> {
  return new Map((rows ?? []).map(({ sku, unitCostCents }) => [sku, unitCostCents]))
}
