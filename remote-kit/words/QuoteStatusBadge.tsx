import { Badge } from '@framewell/design-system/elements/badge/Badge'
import type { QuoteStatus } from '@framewell/domain/quotes/quote'
import { QUOTE_STATUS_WORDS } from './quoteStatusWords'

/** A quote's status, the same text and color on every screen. */
export const QuoteStatusBadge = ({ status }: { status: QuoteStatus }) => {
  const { label, tone } = QUOTE_STATUS_WORDS[status]
  return <Badge tone={tone}>{label}</Badge>
}
