import { feature } from '../features/feature'
import { IdempotencyRecords } from './IdempotencyRecords'

export const http = feature({
  name: 'http',
  collections: [IdempotencyRecords],
})
