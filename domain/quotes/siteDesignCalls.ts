import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { quoteLineSchema } from './quoteLine'
import { steelConfigurationSchema } from './steelConfiguration'

/** Stores nothing: the same fixes at the same prices have the same line. */
export const priceSiteDesign = defineCall({
  name: 'priceSiteDesign',
  method: 'POST',
  path: '/api/steel-quotes/fixes',
  summary: 'What the fixes of a steel configuration add to its framing kit',
  feature: 'quotes',
  access: 'public',
  input: steelConfigurationSchema,
  /** Null without fixes. */
  output: z.object({ line: quoteLineSchema.nullable() }),
  rateLimit: { points: 240, windowSeconds: 60, by: ['address'] },
})
