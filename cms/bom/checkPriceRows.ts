import type { ArrayField, PayloadRequest } from 'payload'

/** A list has each material once, and none that does not exist. */
export const checkPriceRows: NonNullable<ArrayField['validate']> = async (value, { req }) => {
  const skus = (Array.isArray(value) ? value : []).map(skuOf).filter((sku) => sku !== undefined)
  const twice = skus.find((sku, at) => skus.indexOf(sku) !== at)
  if (twice) return `${twice} is in this list twice.`
  const known = await knownSkus(req)
  const unknown = skus.find((sku) => !known.has(sku))
  return unknown ? `There is no material ${unknown}.` : true
}

function skuOf(row: unknown): string | undefined {
  const sku: unknown = typeof row === 'object' && row !== null && 'sku' in row ? row.sku : undefined
  return typeof sku === 'string' && sku !== '' ? sku : undefined
}

async function knownSkus(req: PayloadRequest): Promise<Set<string>> {
  // Which keys exist is part of the check, for every editor of the list.
  const { docs } = await req.payload.find({
    collection: 'materials',
    pagination: false,
    depth: 0,
    select: { sku: true },
    overrideAccess: true,
    req,
  })
  return new Set(docs.map(({ sku }) => sku))
}
