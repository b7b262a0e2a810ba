import { feature } from '../features/feature'
import { IdempotencyRecords } from './IdempotencyRecords'
import { purgeExpired } from './purgeExpired'

export const http = feature({
  name: 'http',
  collections: [IdempotencyRecords],
  jobs: [purgeExpired],
})
