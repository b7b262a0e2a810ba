import { answerCalls } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { pricePickedDesign } from '@framewell/domain/quotes/siteDesignCalls'
import { fixesAnswer } from './fixesAnswer'
import { steelService } from './steelService'

/** Answers the plan picker's calls but those about productions, which are recorded. */
export function pickerService(recorded: SendRequest): SendRequest {
  const rest = answerCalls([[pricePickedDesign, (answers) => fixesAnswer({ kind: 'picker', answers })]], steelService())
  return (request) => (/^\/api\/(production|session)/.test(request.url) ? recorded(request) : rest(request))
}
