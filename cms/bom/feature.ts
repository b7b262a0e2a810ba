import { feature } from '../platform/features/feature'
import { bomDocuments } from './bomDocuments'
import { bomCalls } from './calls'
import { Distributors } from './Distributors'
import { Materials } from './Materials'
import { PriceLists } from './PriceLists'
import { bomPersonal } from './personal'

export const bom = feature({
  name: 'bom',
  personal: bomPersonal,
  collections: [Distributors, Materials, PriceLists],
  calls: bomCalls,
  seeds: async () => {
    const { seedBom, seedHeavyStrap } = await import(/* turbopackIgnore: true */ './seedBom')
    return [
      { name: 'bom', run: seedBom },
      { name: 'heavy strap', run: seedHeavyStrap },
    ]
  },
  documents: [bomDocuments],
})
