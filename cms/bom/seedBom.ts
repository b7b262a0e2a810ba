import { INITIAL_MATERIALS } from '@framewell/domain/bom/initialMaterials'
import { INITIAL_PRICE_LISTS } from '@framewell/domain/bom/initialPriceLists'
import { strap } from '@framewell/domain/framing/profile'
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

const STRAP_54 = `${strap(300, 54)}-COIL`

/** Adds the strap of 54 mil to the materials and the demo lists of an installation that was filled before there was one, once. */
export async function seedHeavyStrap(payload: BasePayload): Promise<string[]> {
  return seedOnce(
    payload,
    'heavy-strap',
    async () => true,
    async (req) => {
      const material = INITIAL_MATERIALS.find(({ sku }) => sku === STRAP_54)
      const known = await payload.count({ collection: 'materials', where: { sku: { equals: STRAP_54 } }, req })
      if (!material || known.totalDocs > 0) return []
      await payload.create({ collection: 'materials', data: { ...material }, req })
      for (const { distributor, rows } of INITIAL_PRICE_LISTS) {
        const own = { 'distributor.distributorId': { equals: distributor.id } }
        const row = rows.find(({ sku }) => sku === STRAP_54)
        const { docs } = await payload.find({ collection: 'price-lists', where: own, depth: 0, pagination: false, req })
        for (const list of row ? docs : [])
          await payload.update({ collection: 'price-lists', id: list.id, data: { rows: [...(list.rows ?? []), { ...row }] }, req })
      }
      return [STRAP_54]
    },
  )
}
