import { factorCalls } from '@framewell/domain/accounts/factors'
import { type Session, signIn } from '@framewell/domain/accounts/session'
import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import type { SessionDesk } from './sessionDesk'

const { confirmSignIn, startTotp, confirmTotp } = factorCalls
const STEPS = [confirmSignIn.path, startTotp.path, confirmTotp.path]

/** The code that the story's app shows. */
export const STORY_CODE = '123456'
const TICKET = 'ticket-of-the-story-0123'
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Answers a sign-in that is not done with the password: the account has a second factor, or must set one up. For stories. */
export function secondSteps(
  next: 'secondFactorNeeded' | 'enrolmentNeeded',
  desk: SessionDesk,
  others: (desk: SessionDesk) => SendRequest,
): SendRequest {
  const opened = async (input: { readonly code: string }, refuse: () => Error): Promise<Session> => {
    if (input.code !== STORY_CODE) throw refuse()
    return desk.enter()
  }
  const rest = others({
    ...desk,
    signIn: () => Promise.reject(refuseCall(signIn, next, { expected: { ticket: TICKET } })),
  })
  const steps = answerCalls([
    [confirmSignIn, async (input) => ({ session: await opened(input, () => refuseCall(confirmSignIn, 'wrongCode')) })],
    [startTotp, () => ({ secret: SECRET, uri: `otpauth://totp/Framewell:olivia?secret=${SECRET}` })],
    [
      confirmTotp,
      async (input) => ({
        recoveryCodes: Array.from({ length: 10 }, (_, at) => `ABCDEF-GHJKMN-PQRSTV-WXYZ0${at}`),
        session: await opened(input, () => refuseCall(confirmTotp, 'wrongCode')),
      }),
    ],
  ])
  return (request) => (STEPS.some((path) => path === request.url) ? steps(request) : rest(request))
}
