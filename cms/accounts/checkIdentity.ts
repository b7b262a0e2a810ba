import type { recheckCalls } from '@framewell/domain/accounts/recheck'
import { recordAudit } from '../audit/recordAudit'
import type { Operation } from '../http/bindCall'
import { CallProblem } from '../http/CallProblem'
import { credentialsOf } from './findAccount'
import { knownDevice } from './knownDevice'
import { isPassword } from './passwordHash'
import { markChecked } from './sessionDetails'
import { sessionIdOf } from './sessions'
import { countFailure, forgetFailures, lockedFor } from './signInThrottle'

/** The signed-in person shows again who they are. Wrong tries count as failed sign-ins do: a stolen session is no way to guess a password. */
export const checkIdentity: Operation<(typeof recheckCalls)['checkIdentity']> = async ({ req, session, address, refuse }, { password }) => {
  const sid = sessionIdOf(req)
  if (!session || !sid) throw new CallProblem('signInRequired')
  const { pool } = req.payload.db
  const attempt = { name: session.email, address, device: knownDevice(req.headers, session.email) }
  const seconds = await lockedFor(pool, attempt)
  if (seconds > 0) throw refuse('tooManyTries', { retryAfterSeconds: seconds })
  const right = await isPassword(password, await credentialsOf(req, session.id))
  await recordAudit(req, { action: right ? 'identity-checked' : 'identity-check-failed', subjectType: 'accounts', subjectId: session.id })
  if (!right) {
    await countFailure(pool, attempt)
    throw refuse('notConfirmed')
  }
  await forgetFailures(pool, attempt)
  return { checkedUntil: await markChecked(req, sid) }
}
