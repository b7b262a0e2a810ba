import { factorCalls, TICKET_MINUTES } from '@framewell/domain/accounts/factors'
import { signIn } from '@framewell/domain/accounts/session'
import { opensStep, type SignInTicket } from '@framewell/domain/accounts/tickets'
import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import type { FakeSessionServer } from './fakeSessionServer'

const { confirmSignIn, startTotp, confirmTotp } = factorCalls
const STEPS = [confirmSignIn.path, startTotp.path, confirmTotp.path]

/** The code in the story's authenticator app. */
export const STORY_CODE = '123456'
export const STORY_TICKET = 'ticket-of-the-story-0123'
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Answers a sign-in that needs more than a password: a second factor, or setting one up. For stories. */
export function factorSteps(
  next: 'secondFactorNeeded' | 'enrolmentNeeded',
  desk: FakeSessionServer,
  others: (desk: FakeSessionServer) => SendRequest,
): SendRequest {
  const purpose = next === 'secondFactorNeeded' ? 'second-factor' : 'enrolment'
  let ticket: SignInTicket | undefined
  /** The session after a correct code; its ticket is used up. */
  const opened = (
    call: typeof confirmSignIn | typeof confirmTotp,
    input: { readonly ticket?: string | undefined; readonly code: string },
  ) => {
    expectTicket(call, input.ticket)
    if (input.code !== STORY_CODE) throw refuseCall(call, 'wrongCode')
    ticket = undefined
    return desk.enter()
  }
  const expectTicket = (call: typeof confirmSignIn | typeof startTotp | typeof confirmTotp, token: string | undefined) => {
    if (token !== STORY_TICKET || !opensStep(ticket, call === confirmSignIn ? 'second-factor' : 'enrolment', new Date()))
      throw refuseCall(call, 'unknownTicket')
  }
  const rest = others({
    ...desk,
    signIn: () => {
      ticket = { purpose, endsAt: new Date(Date.now() + TICKET_MINUTES * 60_000) }
      return Promise.reject(refuseCall(signIn, next, { expected: { ticket: STORY_TICKET } }))
    },
  })
  const steps = answerCalls([
    [confirmSignIn, (input) => ({ session: opened(confirmSignIn, input) })],
    [
      startTotp,
      (input) => {
        expectTicket(startTotp, input.ticket)
        return { secret: SECRET, uri: `otpauth://totp/Framewell:olivia?secret=${SECRET}` }
      },
    ],
    [
      confirmTotp,
      (input) => ({
        recoveryCodes: Array.from({ length: 10 }, (_, at) => `ABCDEF-GHJKMN-PQRSTV-WXYZ0${at}`),
        session: opened(confirmTotp, input),
      }),
    ],
  ])
  return (request) => (STEPS.some((path) => path === request.url) ? steps(request) : rest(request))
}
