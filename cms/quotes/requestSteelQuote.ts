import type { requestSteelQuote as requestSteelQuoteCall } from '@framewell/domain/quotes/quoteCalls'
import { missingSteelChoices } from '@framewell/domain/quotes/steelConfiguration'
import type { Operation } from '../http/bindCall'
import { issueQuote } from './issueQuote'

/** POST /api/steel-quotes: every step must be answered. */
export const requestSteelQuote: Operation<typeof requestSteelQuoteCall> = async (context, input) => {
  const { totalPrice: total, contact, priceBookVersion, revises, ...answers } = input
  const missing = missingSteelChoices(answers)
  if (missing.length > 0) throw context.refuse('invalidInput', { fields: missing })
  return issueQuote(context, { kind: 'steel', answers }, { total, contact, priceBookVersion, revises })
}
