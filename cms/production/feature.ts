import { feature } from '../features/feature'
import { productionCalls } from './calls'
import { Productions } from './Productions'
import { productionLinks } from './productionLinks'

export const production = feature({
  name: 'production',
  collections: [Productions],
  calls: productionCalls,
  links: [productionLinks],
})
