import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import type { SiteAnswers } from '@framewell/domain/network/siteAnswers'
import type { QuoteContact } from '@framewell/domain/quotes/contact'
import type { HouseInputs } from '@framewell/domain/quotes/quote'
import { type IssuedQuote, requestAdvancedQuote, requestPlanQuote, requestSteelQuote } from '@framewell/domain/quotes/quoteCalls'
import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'

/** Answers to be quoted, with the displayed total. */
export type QuoteRequest = HouseInputs & {
  /** US dollars. */
  readonly total: number
  readonly priceBookVersion: number
}

export interface QuoteSubmission {
  readonly request: QuoteRequest
  readonly contact: QuoteContact
  /** Where and by when the frame is needed, as far as it was given. */
  readonly site: SiteAnswers
  /** The quote to revise. */
  readonly revises: PrivateLink | null
}

/** Submits a quote request to the call of its configurator. */
export function submitQuote(call: CallApi, submission: QuoteSubmission, options: CallOptions): Promise<IssuedQuote> {
  const { request, contact, site, revises } = submission
  const { total, priceBookVersion } = request
  const more = { contact, site, priceBookVersion, ...(revises ? { revises } : {}) }
  if (request.kind === 'plan') return call(requestPlanQuote, { ...request.answers, totalPrice: total, ...more }, options)
  if (request.kind === 'advanced') return call(requestAdvancedQuote, { ...request.answers, totalEstimate: total, ...more }, options)
  return call(requestSteelQuote, { ...request.answers, totalPrice: total, ...more }, options)
}
