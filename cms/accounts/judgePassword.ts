import type { Session } from '@framewell/domain/accounts/session'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../platform/audit/recordAudit'
import { factsOf } from '../platform/sessions/requestFacts'
import { type Credentials, credentialsOf } from './findAccount'
import { knownDevice } from './knownDevice'
import { isPassword } from './passwordHash'
import { type Judged, judgeAttempt } from './signInThrottle'

interface Given<T> {
  /** The name typed at sign-in, or the address of the signed-in account. */
  readonly name: string
  readonly password: string
  /** The account behind the name; an unknown one takes the same time and counts the same as a wrong password. */
  readonly found: Credentials | undefined
  /** What the correct password is for; undefined if the account no longer allows it. */
  readonly use: (account: Credentials) => Promise<T | undefined>
}

/**
 * The only code that judges a password: every attempt is counted and limited here, whatever it is for. Run it outside any transaction:
 * hashing takes long, and must not hold a connection.
 */
export async function judgePassword<T>(req: PayloadRequest, { name, password, found, use }: Given<T>): Promise<Judged<T>> {
  const attempt = { name, address: factsOf(req).address, device: knownDevice(req.headers, name), guessable: true }
  return judgeAttempt(req.payload.db.pool, attempt, async () => {
    const right = await isPassword(password, found)
    return found && right ? use(found) : undefined
  })
}

/** Judges the signed-in person's password. Wrong and locked attempts are recorded, so a stolen session cannot be used to guess. */
export async function judgeOwnPassword(req: PayloadRequest, person: Session, password: string): Promise<Judged<Credentials>> {
  const found = await credentialsOf(req, person.id)
  const judged = await judgePassword(req, { name: person.email, password, found, use: async (account) => account })
  if (!('right' in judged)) {
    const after = { locked: 'lockedSeconds' in judged }
    await recordAudit(req, { action: 'identity-check-failed', subjectType: 'accounts', subjectId: person.id, after })
  }
  return judged
}
