import { currentSession, signIn, signOut } from '@framewell/domain/accounts/session'
import { getCreditApplication, listCreditApplications, reviewCreditApplication } from '@framewell/domain/credit/calls'
import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { type CreditDesk, creditDesk } from './creditDesk'
import { type SessionDesk, sessionDesk } from './sessionDesk'

/** The answers to every call this remote makes; a story gives its own where it differs. Guarded calls need a session. */
export function storyAnswers(own: Partial<SessionDesk & CreditDesk> = {}): SendRequest {
  const desk = { ...sessionDesk(), ...creditDesk(), ...own }
  const answers = answerCalls([
    [currentSession, desk.current],
    [signIn, desk.signIn],
    [signOut, desk.signOut],
    [listCreditApplications, desk.list],
    [getCreditApplication, desk.detail],
    [reviewCreditApplication, desk.review],
  ])
  const guarded = answerCalls([
    [listCreditApplications, refuse],
    [getCreditApplication, refuse],
    [reviewCreditApplication, refuse],
  ])
  return async (request) => {
    const { session } = await desk.current({}, request)
    return session === null && request.url.startsWith('/api/qualification/') ? guarded(request) : answers(request)
  }
}

function refuse(): never {
  throw refuseCall(listCreditApplications, 'signInRequired')
}
