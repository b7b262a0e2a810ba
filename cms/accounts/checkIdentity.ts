import type { recheckCalls } from '@framewell/domain/accounts/recheck'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { recordAudit } from '../audit/recordAudit'
import type { Operation } from '../http/calls/bindCall'
import { CallProblem } from '../http/calls/CallProblem'
import type { CallContext } from '../http/calls/callContext'
import { judgeCode } from './factors/codeAttempt'
import { takePasskey } from './factors/passkeys'
import { credentialsOf } from './findAccount'
import { knownDevice } from './knownDevice'
import { isPassword } from './passwordHash'
import { markChecked } from './sessionDetails'
import { sessionIdOf } from './sessions'
import { countFailure, forgetFailures, lockedFor } from './signInThrottle'

type Call = (typeof recheckCalls)['checkIdentity']

/** The signed-in person shows again who they are. Wrong tries count as failed sign-ins do: a stolen session is no way to guess a password. */
export const checkIdentity: Operation<Call> = async (context, given) => {
  const { req, session, refuse } = context
  const sid = sessionIdOf(req)
  if (!session || !sid) throw new CallProblem('signInRequired')
  const right = await judge(context, session, given)
  await recordAudit(req, { action: right ? 'identity-checked' : 'identity-check-failed', subjectType: 'accounts', subjectId: session.id })
  if (!right) throw refuse('notConfirmed')
  return { checkedUntil: await markChecked(req, sid) }
}

type Person = NonNullable<CallContext['session']>

async function judge(context: Parameters<Operation<Call>>[0], person: Person, given: CallInput<Call>): Promise<boolean> {
  const { req, refuse } = context
  if ('passkey' in given) return (await takePasskey(req, given.passkey.ticket, given.passkey.credential)) === person.id
  if ('password' in given) return judgePassword(context, person, given.password)
  const judged = await judgeCode(req, person.id, given.code)
  if ('lockedSeconds' in judged) throw refuse('tooManyTries', { retryAfterSeconds: judged.lockedSeconds })
  return 'taken' in judged
}

async function judgePassword({ req, address, refuse }: Parameters<Operation<Call>>[0], person: Person, password: string): Promise<boolean> {
  const { pool } = req.payload.db
  const attempt = { name: person.email, address, device: knownDevice(req.headers, person.email) }
  const seconds = await lockedFor(pool, attempt)
  if (seconds > 0) throw refuse('tooManyTries', { retryAfterSeconds: seconds })
  const right = await isPassword(password, await credentialsOf(req, person.id))
  await (right ? forgetFailures(pool, attempt) : countFailure(pool, attempt))
  return right
}
