import type {
  requestAdvancedQuote as requestAdvancedQuoteCall,
  requestPlanQuote as requestPlanQuoteCall,
  requestSteelQuote as requestSteelQuoteCall,
} from '@framewell/domain/quotes/quoteCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { issueQuote } from './issueQuote'

/** POST /api/ultra-quotes. */
export const requestPlanQuote: Operation<typeof requestPlanQuoteCall> = (context, input) => {
  const { totalPrice: total, contact, site, priceBookVersion, revises, ...answers } = input
  return issueQuote(context, { kind: 'plan', answers }, { total, contact, site, priceBookVersion, revises })
}

/** POST /api/advanced-quotes. */
export const requestAdvancedQuote: Operation<typeof requestAdvancedQuoteCall> = (context, input) => {
  const { totalEstimate: total, contact, site, priceBookVersion, revises, ...answers } = input
  return issueQuote(context, { kind: 'advanced', answers }, { total, contact, site, priceBookVersion, revises })
}

/** POST /api/steel-quotes. */
export const requestSteelQuote: Operation<typeof requestSteelQuoteCall> = (context, input) => {
  const { totalPrice: total, contact, site, priceBookVersion, revises, ...answers } = input
  return issueQuote(context, { kind: 'steel', answers }, { total, contact, site, priceBookVersion, revises })
}
