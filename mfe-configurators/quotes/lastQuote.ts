import { centsSchema } from '@framewell/domain/money/centsSchema'
import type { IssuedQuote } from '@framewell/domain/quotes/quoteCalls'
import { storedAtom } from '@framewell/remote-kit/drafts/storedAtom'
import { z } from 'zod'

const lastQuoteSchema = z.object({
  /** Id and token form the private link that opens the quote again. */
  id: z.string().min(1),
  token: z.string().min(1),
  number: z.string(),
  title: z.string(),
  totalCents: centsSchema,
  validUntil: z.iso.datetime(),
})
export type LastQuote = z.infer<typeof lastQuoteSchema>

/** The quote last made on this device. */
export const lastQuoteAtom = storedAtom('framewell.last-quote', lastQuoteSchema)

export function lastQuoteOf({ quote, token }: IssuedQuote): LastQuote {
  const { id, number, title, totalCents, validUntil } = quote
  return { id, token, number, title, totalCents, validUntil }
}
