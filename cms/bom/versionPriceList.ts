import type { CollectionBeforeChangeHook } from 'payload'
import { nextVersion } from '../platform/versions/nextVersion'

/** A changed list gets the next number, one put back to an old version too; a save that changes nothing keeps it. */
export const versionPriceList: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'create') return { ...data, version: 1 }
  const { id } = originalDoc
  const version = await nextVersion(req, ['price-list', String(id)], contentOf(data), async () => {
    const stored = await req.payload.findByID({ collection: 'price-lists', id, depth: 0, overrideAccess: true, req })
    return { highest: stored.version, inForce: { version: stored.version, content: contentOf(stored) } }
  })
  return { ...data, version }
}

/** What a bill reads of a list. */
function contentOf({ effectiveDate, rows }: { readonly effectiveDate?: unknown; readonly rows?: unknown }): unknown {
  const prices = (Array.isArray(rows) ? rows : []).map(({ sku, unitCostCents, supplier, supplierSku, leadTimeDays }) => [
    sku,
    unitCostCents,
    supplier,
    supplierSku,
    leadTimeDays,
  ])
  return [effectiveDate, prices]
}
