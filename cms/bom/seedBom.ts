import { INITIAL_MATERIALS } from '@framewell/domain/bom/initialMaterials'
import { INITIAL_PRICE_LISTS } from '@framewell/domain/bom/initialPriceLists'
import type { BasePayload } from 'payload'
import { seedOnce } from '../platform/seeds/seedOnce'

/** Stores the materials and three demo distributors with their price lists, once. */
export async function seedBom(payload: BasePayload): Promise<string[]> {
  return seedOnce(
    payload,
    'bom',
    async (req) => (await payload.count({ collection: 'materials', req })).totalDocs === 0,
    async (req) => {
      for (const material of INITIAL_MATERIALS) await payload.create({ collection: 'materials', data: { ...material }, req })
      for (const { distributor, effectiveDate, rows } of INITIAL_PRICE_LISTS) {
        const { id: distributorId, ...facts } = distributor
        const { id } = await payload.create({ collection: 'distributors', data: { ...facts, distributorId, offered: true }, req })
        const data = { distributor: id, version: 1, effectiveDate, rows: rows.map((row) => ({ ...row })) }
        await payload.create({ collection: 'price-lists', data, req })
      }
      return INITIAL_PRICE_LISTS.map(({ distributor }) => distributor.id)
    },
  )
}
