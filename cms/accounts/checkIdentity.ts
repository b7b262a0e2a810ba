import type { recheckCalls } from '@framewell/domain/accounts/recheck'
import type { Session } from '@framewell/domain/accounts/session'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { markChecked } from '../platform/sessions/sessionDetails'
import { sessionIdOf } from '../platform/sessions/sessions'
import { judgeCode } from './factors/codeAttempt'
import { takePasskey } from './factors/passkeys'
import { judgeOwnPassword } from './judgePassword'

type Call = (typeof recheckCalls)['checkIdentity']

/** The signed-in person proves again who they are. Wrong tries count like failed sign-ins, so a stolen session cannot be used to guess a password. */
export const checkIdentity: Operation<Call> = async (context, given) => {
  const { req, session, refuse } = context
  const sid = sessionIdOf(req)
  if (!session || !sid) throw new CallProblem('signInRequired')
  if (!(await judge(context, session, given))) throw refuse('notConfirmed')
  await recordAudit(req, { action: 'identity-checked', subjectType: 'accounts', subjectId: session.id })
  return { checkedUntil: await markChecked(req, sid) }
}

async function judge({ req, refuse }: Parameters<Operation<Call>>[0], person: Session, given: CallInput<Call>): Promise<boolean> {
  if ('password' in given) {
    const judged = await judgeOwnPassword(req, person, given.password)
    if ('lockedSeconds' in judged) throw refuse('tooManyTries', { retryAfterSeconds: judged.lockedSeconds })
    return 'right' in judged
  }
  const judged = 'code' in given ? await judgeCode(req, person.id, given.code) : undefined
  const right =
    'passkey' in given
      ? (await takePasskey(req, given.passkey.ticket, given.passkey.credential)) === person.id
      : judged && 'right' in judged
  if (!right) await recordAudit(req, { action: 'identity-check-failed', subjectType: 'accounts', subjectId: person.id })
  if (judged && 'lockedSeconds' in judged) throw refuse('tooManyTries', { retryAfterSeconds: judged.lockedSeconds })
  return right === true
}
