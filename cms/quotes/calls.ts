import * as quotes from '@framewell/domain/quotes/quoteCalls'
import { bindCall } from '../http/bindCall'
import { downloadQuote } from './downloadQuote'
import { emailQuote } from './emailQuote'
import { getQuote } from './getQuote'
import { listQuotes } from './listQuotes'
import { requestAdvancedQuote } from './requestAdvancedQuote'
import { requestPlanQuote } from './requestPlanQuote'
import { requestSteelQuote } from './requestSteelQuote'
import { reviewQuote } from './reviewQuote'

export const quoteCalls = [
  bindCall(quotes.requestPlanQuote, requestPlanQuote),
  bindCall(quotes.requestAdvancedQuote, requestAdvancedQuote),
  bindCall(quotes.requestSteelQuote, requestSteelQuote),
  bindCall(quotes.getQuote, getQuote),
  bindCall(quotes.downloadQuote, downloadQuote),
  bindCall(quotes.emailQuote, emailQuote),
  bindCall(quotes.listQuotes, listQuotes),
  bindCall(quotes.reviewQuote, reviewQuote),
]
