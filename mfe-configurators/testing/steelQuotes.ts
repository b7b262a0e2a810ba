import type { SendRequest } from '@framewell/domain/http/callApi'
import type { SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import { quoteService } from './quoteService'

/** A service that also makes quotes and holds the one a story changes. */
export function withSteelQuotes(service: SendRequest, known?: SteelConfiguration): SendRequest {
  const quotes = quoteService({}, known && { kind: 'steel', answers: known })
  return (request) => (request.url.includes('quotes') ? quotes(request) : service(request))
}
