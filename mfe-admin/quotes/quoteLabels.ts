import type { QuoteKind } from '@framewell/domain/quotes/quote'

export const KIND_LABELS: Readonly<Record<QuoteKind, string>> = {
  plan: 'Finished house',
  advanced: 'Own dimensions',
  steel: 'Steel frame',
  lots: 'Development',
}
