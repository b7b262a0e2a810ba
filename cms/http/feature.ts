import { feature } from '../features/feature'
import { IdempotencyRecords } from './calls/IdempotencyRecords'

export const http = feature({
  name: 'http',
  collections: [IdempotencyRecords],
})
