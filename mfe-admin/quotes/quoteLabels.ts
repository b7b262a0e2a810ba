import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import type { QuoteKind, QuoteStatus } from '@framewell/domain/quotes/quote'

export const KIND_LABELS: Readonly<Record<QuoteKind, string>> = {
  plan: 'Finished house',
  advanced: 'Own dimensions',
  steel: 'Steel frame',
}

export const QUOTE_STATUS_LABELS: Readonly<Record<QuoteStatus, string>> = {
  open: 'Open',
  expired: 'Expired',
  replaced: 'Replaced',
  ordered: 'Ordered',
}

export const QUOTE_STATUS_TONES: Readonly<Record<QuoteStatus, BadgeTone>> = {
  open: 'ok',
  expired: 'warn',
  replaced: 'neutral',
  ordered: 'info',
}
