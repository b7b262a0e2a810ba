import { feature } from '../platform/features/feature'
import { productionCalls } from './calls'
import { Productions } from './Productions'
import { productionPersonal } from './personal'
import { productionLinks } from './productionLinks'

export const production = feature({
  name: 'production',
  personal: productionPersonal,
  collections: [Productions],
  calls: productionCalls,
  links: [productionLinks],
})
