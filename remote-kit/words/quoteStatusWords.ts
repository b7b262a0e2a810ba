import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import type { QuoteStatus } from '@framewell/domain/quotes/quote'

/** A quote's status, for its owner and for operators. */
export const QUOTE_STATUS_WORDS: Readonly<Record<QuoteStatus, { readonly label: string; readonly tone: BadgeTone }>> = {
  open: { label: 'Open', tone: 'ok' },
  expired: { label: 'Expired', tone: 'warn' },
  replaced: { label: 'Replaced', tone: 'neutral' },
  proposed: { label: 'In a change order', tone: 'info' },
  ordered: { label: 'Ordered', tone: 'info' },
}
