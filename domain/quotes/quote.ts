import { z } from 'zod'
import { storedLayoutSchema } from '../framing/layout'
import { centsSchema } from '../money/centsSchema'
import { siteSchema } from '../network/siteAnswers'
import { salesTaxSchema } from '../tax/salesTax'
import { advancedAnswersSchema } from './advancedQuote'
import { quoteContactSchema } from './contact'
import { lotAnswersSchema } from './lotQuote'
import { planQuoteChoicesSchema } from './planQuote'
import { quoteLineSchema } from './quoteLine'
import { steelConfigurationSchema } from './steelConfiguration'

/** Days a quote is valid. */
export const QUOTE_VALID_DAYS = 30

/** `expired` follows from the date; `replaced` quotes have a newer revision; `ordered` ones became an order. */
/** 'proposed': a change order names it and waits for signatures. */
export const QUOTE_STATUSES = ['open', 'expired', 'replaced', 'proposed', 'ordered'] as const
export type QuoteStatus = (typeof QUOTE_STATUSES)[number]

/** The request for one house, by configurator: `plan` is /simple-configurator. */
export const houseInputsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan'), answers: planQuoteChoicesSchema }),
  z.object({ kind: z.literal('advanced'), answers: advancedAnswersSchema }),
  z.object({ kind: z.literal('steel'), answers: steelConfigurationSchema }),
])
export type HouseInputs = z.infer<typeof houseInputsSchema>

/** What a quote is for: one house, or the lots of a development. */
export const quoteInputsSchema = z.discriminatedUnion('kind', [
  ...houseInputsSchema.options,
  z.object({ kind: z.literal('lots'), answers: lotAnswersSchema }),
])
export type QuoteInputs = z.infer<typeof quoteInputsSchema>
export const QUOTE_KINDS = ['plan', 'advanced', 'steel', 'lots'] as const
export type QuoteKind = (typeof QUOTE_KINDS)[number]

/** A revision's line compared with the previous revision. */
export const quoteChangeSchema = z.object({
  id: z.string(),
  label: z.string(),
  beforeCents: centsSchema.nullable(),
  afterCents: centsSchema.nullable(),
})
export type QuoteChange = z.infer<typeof quoteChangeSchema>

/** A quote as its owner and operators see it. `total` is in dollars; lines are in cents. */
export const quoteSchema = z.object({
  id: z.string(),
  /** Q-2026-00042; revisions keep the number. */
  number: z.string(),
  revision: z.number().int(),
  kind: z.enum(QUOTE_KINDS),
  status: z.enum(QUOTE_STATUSES),
  title: z.string(),
  inputs: quoteInputsSchema,
  lines: z.array(quoteLineSchema),
  totalCents: centsSchema,
  /** US dollars. */
  total: z.number(),
  /** The sales tax at its site, as of when it was made; null when the total is before tax. */
  tax: salesTaxSchema.nullable(),
  priceBookVersion: z.number().int(),
  contact: quoteContactSchema.nullable(),
  /** Where and by when the frame is needed, as far as it was given. */
  site: siteSchema,
  /** Why an engineer must review the frame; empty when not. */
  warnings: z.array(z.string()),
  /** Assumptions about the house behind the drawing. */
  assumptions: z.array(z.string()),
  /** The quoted frame, independent of later plan changes; null when there is none to draw. */
  layout: storedLayoutSchema.nullable(),
  createdAt: z.string(),
  validUntil: z.string(),
  /** Compared with the previous revision; empty for the first. */
  changes: z.array(quoteChangeSchema),
  /** The newest revision's id when this one is replaced. */
  replacedBy: z.string().nullable(),
})
export type Quote = z.infer<typeof quoteSchema>
