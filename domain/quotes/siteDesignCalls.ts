import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { advancedAnswersSchema } from './advancedQuote'
import { pickerChoicesSchema } from './pickerChoices'
import { quoteLineSchema } from './quoteLine'
import { steelConfigurationSchema } from './steelConfiguration'

/** They store nothing: the same fixes at the same prices have the same line. */
const pricing = {
  method: 'POST',
  feature: 'quotes',
  access: 'public',
  /** Null without fixes. */
  output: z.object({ line: quoteLineSchema.nullable() }),
  rateLimit: { points: 240, windowSeconds: 60, by: ['address'] },
} as const

export const priceSiteDesign = defineCall({
  ...pricing,
  name: 'priceSiteDesign',
  path: '/api/steel-quotes/fixes',
  summary: 'What the fixes of a steel configuration add to its framing kit',
  input: steelConfigurationSchema,
})

export const priceSizedDesign = defineCall({
  ...pricing,
  name: 'priceSizedDesign',
  path: '/api/advanced-quotes/fixes',
  summary: 'What the fixes of a house by its size add to its framing kit',
  input: advancedAnswersSchema,
})

export const pricePickedDesign = defineCall({
  ...pricing,
  name: 'pricePickedDesign',
  path: '/api/picked-plans/fixes',
  summary: 'What the fixes of a picked plan add to its framing kit',
  input: pickerChoicesSchema,
})
