import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { lock } from '../database/lock'
import { transactionOf } from '../database/transactionOf'

/** A changed list gets the next number; a save that changes nothing keeps it. No two versions of a list share a number. */
export const versionPriceList: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'create') return { ...data, version: 1 }
  const database = await transactionOf(req)
  await lock(req, 'price-list', String(originalDoc.id))
  const { rows } = await database.execute(sql`select version::int as version from price_lists where id = ${originalDoc.id}`)
  const current = Number(rows[0]?.version ?? 0)
  return { ...data, version: contentOf(data) === contentOf(originalDoc) ? current : current + 1 }
}

/** What a bill reads of a list, as one text. */
function contentOf({ effectiveDate, rows }: Record<string, unknown>): string {
  const prices = (Array.isArray(rows) ? rows : []).map(({ sku, unitCostCents, supplier, supplierSku, leadTimeDays }) => [
    sku,
    unitCostCents,
    supplier,
    supplierSku,
    leadTimeDays,
  ])
  return JSON.stringify([effectiveDate, prices])
}
