import { changeRefusal } from '@framewell/domain/accounts/passwordRules'
import type { passwordCalls } from '@framewell/domain/accounts/passwords'
import { inTransaction } from '../database/inTransaction'
import type { Operation } from '../http/calls/bindCall'
import { CallProblem } from '../http/calls/CallProblem'
import { credentialsOf } from './findAccount'
import { isCommonPassword } from './isCommonPassword'
import { hashPassword, isPassword } from './passwordHash'
import { setPassword } from './setPassword'

type ChangeCall = typeof passwordCalls.changePassword

/** Changes one's own password, for whoever knows the current one. */
export const changePassword: Operation<ChangeCall> = async ({ req, session }, { currentPassword, password }) => {
  const person = session ? await credentialsOf(req, session.id) : undefined
  if (!person) throw new CallProblem('signInRequired')
  const no = changeRefusal(await isPassword(currentPassword, person), () => isCommonPassword(password, [person.name, person.email]))
  if (no) throw new CallProblem<ChangeCall>(no.refusal)
  const fresh = await hashPassword(password)
  await inTransaction(req, () => setPassword(req, person, fresh, 'password-change'))
  return { changed: true }
}
