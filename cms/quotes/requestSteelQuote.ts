import { isInFuture } from '@framewell/domain/dates/deviceClock'
import type { requestSteelQuote as requestSteelQuoteCall } from '@framewell/domain/quotes/quoteCalls'
import { CONFIRMED_LATER } from '@framewell/domain/quotes/siteDesign'
import type { Operation } from '../platform/http/calls/bindCall'
import { issueQuote } from './issueQuote'

/** POST /api/steel-quotes. */
export const requestSteelQuote: Operation<typeof requestSteelQuoteCall> = (context, input) => {
  const { totalPrice: total, contact, site, priceBookVersion, revises, ...answers } = input
  const { refuse, now } = context
  if (answers.siteDesign && isInFuture(new Date(answers.siteDesign.site.confirmedAt), now))
    throw refuse('invalidInput', { fields: [{ path: 'siteDesign.site.confirmedAt', message: CONFIRMED_LATER }] })
  return issueQuote(context, { kind: 'steel', answers }, { total, contact, site, priceBookVersion, revises })
}
