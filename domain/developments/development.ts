import { z } from 'zod'
import { centsSchema } from '../money/centsSchema'
import { signatureSchema } from '../orders/order'
import { type LotAnswers, type QuotedLot, quotedLot } from '../quotes/lotQuote'
import { quoteSchema } from '../quotes/quote'
import { lotSchema } from './lot'

export const DEVELOPMENT_STATES = ['planned', 'quoted', 'ordered'] as const
export type DevelopmentState = (typeof DEVELOPMENT_STATES)[number]

export const developmentRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(DEVELOPMENT_STATES),
  lots: z.number().int(),
  calledOff: z.number().int(),
  changedAt: z.string(),
})
export type DevelopmentRow = z.infer<typeof developmentRowSchema>

/** A development as its builder sees it, at today's prices; at the order's prices once it is ordered. */
export const developmentSchema = developmentRowSchema.pick({ id: true, name: true, state: true }).extend({
  lots: z.array(lotSchema),
  priceBookVersion: z.number().int(),
  /** The price break that its number of lots reaches. */
  priceBreak: z.object({ fromLots: z.number().int(), percent: z.number() }).nullable(),
  /** The lots' prices together. */
  totalCents: centsSchema,
  quote: quoteSchema
    .pick({ id: true, number: true, revision: true, status: true, totalCents: true, validUntil: true })
    .extend({
      /** Of its total, the framing kits: what its order is for. */
      kitCents: centsSchema,
      path: z.string().describe('Its private page'),
      current: z.boolean().describe('False when lots changed since'),
    })
    .nullable(),
  /** The text that orders the quoted lots. Null while there is nothing to sign. */
  form: z.object({ paragraphs: z.array(z.string()), textHash: z.string() }).nullable(),
  /** The signature that ordered it; null before. */
  signature: signatureSchema.nullable(),
})
export type Development = z.infer<typeof developmentSchema>

/** Whether a quote is still for these lots. */
export function isCurrent({ lots: quoted }: LotAnswers, lots: readonly QuotedLot[]): boolean {
  return JSON.stringify(quoted.map(quotedLot)) === JSON.stringify(lots.map(quotedLot))
}
