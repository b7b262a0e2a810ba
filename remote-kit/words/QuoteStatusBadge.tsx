import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { entryOf } from '@framewell/domain/collections/labelOf'
import type { QuoteStatus } from '@framewell/domain/quotes/quote'
import type { StatusWords } from './qualificationStatusWords'
import { QUOTE_STATUS_WORDS } from './quoteStatusWords'

/** A quote's status, the same text and color on every screen. */
export const QuoteStatusBadge = ({ status }: { status: QuoteStatus }) => {
  const { label, tone } = entryOf<StatusWords>(QUOTE_STATUS_WORDS, status, (words) => ({ label: words, tone: 'neutral' }))
  return <Badge tone={tone}>{label}</Badge>
}
