import type { QuoteStatus } from '@framewell/domain/quotes/quote'
import { QUOTE_STATUS_WORDS } from './quoteStatusWords'
import { StateBadge } from './StateBadge'

/** A quote's status, the same text and color on every screen. */
export const QuoteStatusBadge = ({ status }: { status: QuoteStatus }) => <StateBadge states={QUOTE_STATUS_WORDS} state={status} />
