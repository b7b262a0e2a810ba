import { z } from 'zod'
import { centsSchema } from '../money/centsSchema'
import { usdWithCents } from '../money/usd'

/** A company's trade credit over all its orders. */
export const creditLineSchema = z.object({
  /** What its orders owe on credit, billed or not, and what its placed orders will owe. */
  usedCents: centsSchema,
  /** The limit of its credit decision; zero unless it is approved. */
  limitCents: centsSchema,
})
export type CreditLine = z.infer<typeof creditLineSchema>

/** The label of `creditLineWords`. */
export const CREDIT_EXTENDED = 'Trade credit extended'

/** Nothing for a company that has no credit and uses none. */
export function shownCreditLine(line: CreditLine): CreditLine | null {
  return line.usedCents > 0 || line.limitCents > 0 ? line : null
}

/** '$55,000.00 of $60,000.00 used'. */
export function creditLineWords({ usedCents, limitCents }: CreditLine): string {
  return `${usdWithCents(usedCents)} of ${usdWithCents(limitCents)} used`
}
