import { type AnswerCall, answerCalls } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { getQuote, requestSteelQuote } from '@framewell/domain/quotes/quoteCalls'
import { type SteelConfiguration, steelConfigurationSchema } from '@framewell/domain/quotes/steelConfiguration'
import { storyQuote } from './quoteService'
import { STORY_LINK } from './steelService'

/** A service that also makes quotes of steel configurations, and knows the one that a story changes. */
export function withSteelQuotes(
  service: SendRequest,
  known: SteelConfiguration,
  make: AnswerCall<typeof requestSteelQuote> = ({ contact, ...input }) => {
    const quote = storyQuote({ kind: 'steel', answers: steelConfigurationSchema.parse(input) }, contact ?? null)
    return { quote, token: STORY_LINK.token, privateLink: `/quote?id=${quote.id}#token=${STORY_LINK.token}` }
  },
): SendRequest {
  const quotes = answerCalls([
    [requestSteelQuote, make],
    [getQuote, () => ({ quote: storyQuote({ kind: 'steel', answers: known }, null), newest: null })],
  ])
  return (request) => (request.url.includes('quotes') ? quotes(request) : service(request))
}
