import { Badge } from '@framewell/design-system/elements/badge/Badge'
import type { QuoteStatus } from '@framewell/domain/quotes/quote'
import { QUOTE_STATUS_LABELS, QUOTE_STATUS_TONES } from './quoteLabels'

export const QuoteStatusBadge = ({ status }: { status: QuoteStatus }) => (
  <Badge tone={QUOTE_STATUS_TONES[status]}>{QUOTE_STATUS_LABELS[status]}</Badge>
)
