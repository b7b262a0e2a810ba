import type { Role } from '@framewell/domain/accounts/roles'
import { type currentSession, type Session, signIn, type signOut } from '@framewell/domain/accounts/session'
import { type AnswerCall, refuseCall } from '@framewell/domain/http/answerCalls'

export const STORY_PASSWORD = 'a-password-of-the-stories'

export interface SessionDesk {
  readonly current: AnswerCall<typeof currentSession>
  readonly signIn: AnswerCall<typeof signIn>
  readonly signOut: AnswerCall<typeof signOut>
  /** Opens the session by another way than the password. */
  readonly enter: () => Session
  /** Ends the session as time does: the next guarded call answers 401. */
  readonly expire: () => void
}

/** Answers the session calls: one account, with a role, signed in from the start or not. For stories. */
export function sessionDesk({ role = 'operator', signedIn = true }: { role?: Role; signedIn?: boolean } = {}): SessionDesk {
  const account: Session = {
    id: 'a1',
    email: 'olivia@framewell.example',
    name: 'Olivia Park',
    role,
    expiresAt: '2026-11-22T09:00:00.000Z',
  }
  let session = signedIn ? account : null
  return {
    current: () => ({ session }),
    signIn: ({ username, password }) => {
      if (username.toLowerCase() !== account.email || password !== STORY_PASSWORD) throw refuseCall(signIn, 'invalidCredentials')
      session = account
      return { session: account }
    },
    enter: () => {
      session = account
      return account
    },
    signOut: () => {
      session = null
      return { signedOut: true }
    },
    expire: () => {
      session = null
    },
  }
}
