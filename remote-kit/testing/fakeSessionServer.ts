import type { Role } from '@framewell/domain/accounts/roles'
import { type currentSession, type Session, signIn, type signOut } from '@framewell/domain/accounts/session'
import { afterFailure, countersOf, type SignInFailures, waitSeconds, waitWords } from '@framewell/domain/accounts/signInThrottle'
import { type AnswerCall, refuseCall } from '@framewell/domain/http/answerCalls'

/** Who is signed in. */
export const STORY_NAME = 'Olivia Park'
export const STORY_PASSWORD = 'a-password-of-the-stories'

export interface FakeSessionServer {
  readonly current: AnswerCall<typeof currentSession>
  readonly signIn: AnswerCall<typeof signIn>
  readonly signOut: AnswerCall<typeof signOut>
  /** Opens the session by another way than the password. */
  readonly enter: () => Session
  /** Expires the session: the next guarded call answers 401. */
  readonly expire: () => void
}

/** Answers the session calls for stories: one account with a role, signed in initially or not. */
export function fakeSessionServer({ role = 'operator', signedIn = true }: { role?: Role; signedIn?: boolean } = {}): FakeSessionServer {
  const account: Session = {
    id: 'a1',
    email: 'olivia@framewell.example',
    name: STORY_NAME,
    role,
    expiresAt: '2026-11-22T09:00:00.000Z',
  }
  let session = signedIn ? account : null
  /** Failed sign-ins by name, from the story's browser. */
  const failures = new Map<string, SignInFailures>()
  return {
    current: () => ({ session }),
    signIn: ({ username, password }) => {
      const [own] = countersOf({ name: username, network: 'here', device: undefined, guessable: true })
      const [before, now] = [failures.get(own.of), new Date()]
      const seconds = before ? waitSeconds([before], now) : 0
      if (seconds > 0) throw refuseCall(signIn, 'accountLocked', { detail: waitWords(seconds) })
      if (username.toLowerCase() !== account.email || password !== STORY_PASSWORD) {
        failures.set(own.of, afterFailure(before, own.free, now))
        throw refuseCall(signIn, 'invalidCredentials')
      }
      failures.delete(own.of)
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
