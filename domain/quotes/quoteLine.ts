import { z } from 'zod'
import { type Cents, sumCents } from '../money/cents'
import { centsSchema } from '../money/centsSchema'

/** One line of a price, in cents. `id` names the option, plan or allowance it is for. */
export const quoteLineSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** How the amount is computed, when it is more than a price: '1,450 sq ft × $18.75'. */
  detail: z.string().nullable(),
  amountCents: centsSchema,
})
export type QuoteLine = z.infer<typeof quoteLineSchema>

export interface Priced {
  readonly lines: readonly QuoteLine[]
  readonly totalCents: Cents
}

/** A total is always the sum of the lines shown. */
export function priced(lines: readonly QuoteLine[]): Priced {
  return { lines, totalCents: sumCents(lines.map(({ amountCents }) => amountCents)) }
}

export const line = (id: string, label: string, amountCents: Cents, detail: string | null = null): QuoteLine => ({
  id,
  label,
  detail,
  amountCents,
})

/** A pricing rule's answer: the price, or the input member that is missing from the price book. */
export type PriceResult =
  | { readonly ok: true; readonly price: Priced }
  | { readonly ok: false; readonly path: string; readonly message: string }

export const unknownChoice = (path: string, message: string): PriceResult => ({ ok: false, path, message })
export const priceOf = (lines: readonly QuoteLine[]): PriceResult => ({ ok: true, price: priced(lines) })

/** The line of the freight in a price; other prices have none. */
export const FREIGHT_LINE = 'freight'
