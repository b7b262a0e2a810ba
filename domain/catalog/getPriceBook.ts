import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { priceBookSchema } from './priceBook'

/** GET /api/catalog/price-book returns the current prices in cents. The configurators compute with the same functions as the server. */
export const getPriceBook = defineCall({
  name: 'getPriceBook',
  method: 'GET',
  path: '/api/catalog/price-book',
  keys: 'read',
  summary: 'Options and prices of all configurators, with the version number that quotes name',
  feature: 'catalog',
  access: 'public',
  sameForAll: true,
  input: z.object({}),
  output: z.object({ priceBook: priceBookSchema }),
})
