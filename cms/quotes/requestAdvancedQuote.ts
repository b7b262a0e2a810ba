import type { requestAdvancedQuote as requestAdvancedQuoteCall } from '@framewell/domain/quotes/quoteCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { issueQuote } from './issueQuote'

/** POST /api/advanced-quotes. */
export const requestAdvancedQuote: Operation<typeof requestAdvancedQuoteCall> = (context, input) => {
  const { totalEstimate: total, contact, site, priceBookVersion, revises, ...answers } = input
  return issueQuote(context, { kind: 'advanced', answers }, { total, contact, site, priceBookVersion, revises })
}
