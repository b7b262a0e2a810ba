import type { requestSteelQuote as requestSteelQuoteCall } from '@framewell/domain/quotes/quoteCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { issueQuote } from './issueQuote'

/** POST /api/steel-quotes. */
export const requestSteelQuote: Operation<typeof requestSteelQuoteCall> = (context, input) => {
  const { totalPrice: total, contact, site, priceBookVersion, revises, ...answers } = input
  return issueQuote(context, { kind: 'steel', answers }, { total, contact, site, priceBookVersion, revises })
}
