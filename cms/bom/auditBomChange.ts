import type { CollectionAfterChangeHook } from 'payload'
import { recordAudit } from '../platform/audit/recordAudit'

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

const ROW_MEMBERS = ['unitCostCents', 'leadTimeDays', 'supplier', 'supplierSku'] as const
type Row = Readonly<Record<'sku' | (typeof ROW_MEMBERS)[number], unknown>>

/** Keeps on record who made a version of a price list, and what it changed of which materials. */
export const auditPriceList: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.version === previousDoc.version) return doc
  const was = bySku(operation === 'create' ? [] : previousDoc.rows)
  const is = bySku(doc.rows)
  const changed = ROW_MEMBERS.map((member) => {
    const skus = [...new Set([...was.keys(), ...is.keys()])].filter((sku) => was.get(sku)?.[member] !== is.get(sku)?.[member])
    return [member, skus] as const
  })
  const facts = ({ version, effectiveDate }: Record<string, unknown>, rows: ReadonlyMap<unknown, Row>) => ({
    version,
    effectiveDate,
    ...Object.fromEntries(
      changed.map(([member, skus]) => [member, Object.fromEntries(skus.map((sku) => [sku, rows.get(sku)?.[member] ?? null]))]),
    ),
  })
  await recordAudit(req, {
    action: `price-list-${operation}`,
    subjectType: 'price-lists',
    subjectId: String(doc.id),
    before: operation === 'create' ? undefined : facts(previousDoc, was),
    after: facts(doc, is),
  })
  return doc
}

function bySku(rows: readonly Row[] = []): Map<unknown, Row> {
  return new Map(rows.map((row) => [row.sku, row]))
}
