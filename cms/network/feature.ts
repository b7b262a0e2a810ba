import { feature } from '../features/feature'
import { networkCalls } from './calls'
import { NetworkOperators } from './NetworkOperators'

export const network = feature({
  name: 'network',
  collections: [NetworkOperators],
  calls: networkCalls,
  seeds: async () => {
    const { seedOperators } = await import(/* turbopackIgnore: true */ './seedOperators')
    return [{ name: 'operators', demo: true, run: seedOperators }]
  },
})
