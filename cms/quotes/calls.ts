import { quoteCalls as calls } from '@framewell/domain/quotes/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { checkFirst } from './checkQuoted'
import { downloadQuote } from './downloadQuote'
import { emailQuote } from './emailQuote'
import { getQuote } from './getQuote'
import { listQuotes } from './listQuotes'
import { pricePickedDesign, priceSiteDesign, priceSizedDesign } from './priceSiteDesign'
import { recordQuoteContact } from './recordQuoteContact'
import { requestAdvancedQuote, requestPlanQuote, requestSteelQuote } from './requestQuote'
import { reviewQuote } from './reviewQuote'

export const quoteCalls = bindCalls(calls, {
  requestPlanQuote,
  requestAdvancedQuote: { run: requestAdvancedQuote, before: (context, answers) => checkFirst(context, { kind: 'advanced', answers }) },
  requestSteelQuote: { run: requestSteelQuote, before: (context, answers) => checkFirst(context, { kind: 'steel', answers }) },
  priceSiteDesign: { run: priceSiteDesign, transaction: false },
  pricePickedDesign: { run: pricePickedDesign, transaction: false },
  priceSizedDesign: { run: priceSizedDesign, transaction: false },
  getQuote,
  downloadQuote,
  emailQuote,
  listQuotes,
  reviewQuote,
  recordQuoteContact,
})
