import { feature } from '../platform/features/feature'
import { catalogCalls } from './calls'
import { HomePlans } from './HomePlans'
import { PriceBookVersions } from './PriceBookVersions'
import { PriceOptions } from './PriceOptions'
import { PriceSettings } from './PriceSettings'
import { catalogPersonal } from './personal'

export const catalog = feature({
  name: 'catalog',
  personal: catalogPersonal,
  collections: [HomePlans, PriceOptions, PriceBookVersions],
  globals: [PriceSettings],
  calls: catalogCalls,
  seeds: async () => {
    const { seedPlanBracing, seedPlans } = await import(/* turbopackIgnore: true */ './seedPlans')
    const { seedPlanPictures } = await import(/* turbopackIgnore: true */ '../seed/seedPlanPictures')
    const { seedPriceBook } = await import(/* turbopackIgnore: true */ './seedPriceBook')
    return [
      { name: 'plans', run: seedPlans },
      { name: 'plan bracing', run: seedPlanBracing },
      { name: 'plan pictures', run: seedPlanPictures },
      { name: 'price book', run: seedPriceBook },
    ]
  },
})
