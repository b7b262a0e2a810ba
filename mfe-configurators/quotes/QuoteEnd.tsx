import { later } from '@framewell/remote-kit/shell/later'
import type { QuoteConfirmationProps } from './QuoteConfirmation'
import { QuoteSkeleton } from './QuoteSkeleton'

/** The quote confirmation; its code loads with the contact fields. */
export const QuoteEnd = later<QuoteConfirmationProps>(
  async () => (await import('./QuoteConfirmation')).QuoteConfirmation,
  <QuoteSkeleton />,
)

/** The code that sends a quote; preloaded on the way to the last step. */
export const preloadSubmit = () => import('./submitQuote')
