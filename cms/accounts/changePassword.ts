import { changeRefusal } from '@framewell/domain/accounts/passwordRules'
import type { passwordCalls } from '@framewell/domain/accounts/passwords'
import { inTransaction } from '../platform/database/inTransaction'
import type { Operation } from '../platform/http/calls/bindCall'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { isCommonPassword } from './isCommonPassword'
import { judgeOwnPassword } from './judgePassword'
import { hashPassword } from './passwordHash'
import { setPassword } from './setPassword'

type ChangeCall = typeof passwordCalls.changePassword

/** Changes one's own password; needs the current one. */
export const changePassword: Operation<ChangeCall> = async ({ req, session, refuse }, { currentPassword, password }) => {
  if (!session) throw new CallProblem('signInRequired')
  const judged = await judgeOwnPassword(req, session, currentPassword)
  if ('lockedSeconds' in judged) throw refuse('tooManyTries', { retryAfterSeconds: judged.lockedSeconds })
  const no = changeRefusal('right' in judged, () => isCommonPassword(password, [session.name, session.email]))
  if (no) throw refuse(no.refusal)
  const fresh = await hashPassword(password)
  await inTransaction(req, () => setPassword(req, session, fresh, 'password-change'))
  return { changed: true }
}
