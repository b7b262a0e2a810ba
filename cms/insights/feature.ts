import { feature } from '../features/feature'
import { insightCalls } from './calls'
import { ProductEvents } from './ProductEvents'

export const insights = feature({
  name: 'insights',
  collections: [ProductEvents],
  calls: insightCalls,
})
