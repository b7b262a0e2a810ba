import { IdempotencyRecords } from '../http/calls/IdempotencyRecords'
import { feature } from './feature'

export const http = feature({
  name: 'http',
  collections: [IdempotencyRecords],
})
