import { usd } from '@framewell/domain/money/usd'
import type { QuoteLine } from '@framewell/domain/quotes/quoteLine'

/** A line's amount as text; zero is 'included'. */
export const estimateAmount = ({ amountCents }: Pick<QuoteLine, 'amountCents'>): string =>
  amountCents === 0 ? 'Included' : usd(amountCents)
