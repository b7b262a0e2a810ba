import { later } from '@framewell/remote-kit/shell/later'
import type { QuoteConfirmationProps } from './QuoteConfirmation'
import { QuoteSkeleton } from './QuoteSkeleton'

/** What a quote was made of and what to do with it; its code comes with the contact's fields. */
export const QuoteEnd = later<QuoteConfirmationProps>(
  async () => (await import('./QuoteConfirmation')).QuoteConfirmation,
  <QuoteSkeleton />,
)

/** What sends a quote; who is on the way to the last step has it there already. */
export const sendingCode = () => import('./submitQuote')
