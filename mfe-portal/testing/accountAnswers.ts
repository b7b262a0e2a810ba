import { passwordCalls, RESET_REQUESTED } from '@framewell/domain/accounts/passwords'
import { currentSession, signIn, signOut } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { type SessionDesk, sessionDesk } from '@framewell/remote-kit/testing/sessionDesk'

const { requestPasswordReset, resetPassword } = passwordCalls

interface AccountAnswers {
  readonly desk: SessionDesk
  readonly request: AnswerCall<typeof requestPasswordReset>
  readonly reset: AnswerCall<typeof resetPassword>
}

/** The token of a link that opens. */
export const STORY_TOKEN = 'story-token-0123456789'

const requested: AnswerCall<typeof requestPasswordReset> = () => ({ message: RESET_REQUESTED })

const resetByStoryLink: AnswerCall<typeof resetPassword> = ({ token, password }) => {
  if (token !== STORY_TOKEN) throw refuseCall(resetPassword, 'unknownLink')
  if (password.startsWith('password')) throw refuseCall(resetPassword, 'commonPassword')
  return { reset: true }
}

/** Answers the calls of accounts for stories: a stranger, a link that opens, or what the story says instead. */
export function accountAnswers(instead: Partial<AccountAnswers> = {}): SendRequest {
  const desk = instead.desk ?? sessionDesk({ signedIn: false, role: 'builder' })
  return answerCalls([
    [currentSession, desk.current],
    [signIn, desk.signIn],
    [signOut, desk.signOut],
    [requestPasswordReset, instead.request ?? requested],
    [resetPassword, instead.reset ?? resetByStoryLink],
  ])
}
