import { usd } from '@framewell/domain/money/usd'
import type { QuoteLine } from '@framewell/domain/quotes/quoteLine'

/** A line's amount in words: what costs nothing is included. */
export const estimateAmount = ({ amountCents }: Pick<QuoteLine, 'amountCents'>): string =>
  amountCents === 0 ? 'Included' : usd(amountCents)
