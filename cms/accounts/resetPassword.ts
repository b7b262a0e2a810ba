import { resetRefusal } from '@framewell/domain/accounts/passwordRules'
import type { passwordCalls } from '@framewell/domain/accounts/passwords'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../platform/database/inTransaction'
import { lockRow } from '../platform/database/lockRow'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { hashToken } from '../platform/http/calls/privateToken'
import { isCommonPassword } from './isCommonPassword'
import { hashPassword } from './passwordHash'
import { setPassword } from './setPassword'

type ResetCall = typeof passwordCalls.resetPassword
const person = z.object({ id: z.string(), email: z.string(), name: z.string() })

export const resetPassword: Operation<ResetCall> = async ({ req }, input) => {
  await setNewPassword(req, input)
  return { reset: true }
}

/** Sets a new password through a mailed link, once. It signs nobody in: a person who read the mail must still know the new password. */
export async function setNewPassword(req: PayloadRequest, { token, password }: z.output<ResetCall['input']>): Promise<void> {
  const found = await behindLink(req, token)
  heed(resetRefusal(found !== undefined, () => isCommonPassword(password, [found?.name ?? '', found?.email ?? ''])))
  const fresh = await hashPassword(password)
  await inTransaction(req, async () => {
    // Somebody else may have opened it meanwhile.
    await lockRow(req, 'accounts', hashToken(token), 'reset_password_token')
    const owner = await behindLink(req, token)
    if (!owner) throw new CallProblem<ResetCall>('unknownLink')
    await setPassword(req, owner, fresh, 'password-reset')
  })
}

function heed(no: ReturnType<typeof resetRefusal>): void {
  if (no) throw new CallProblem<ResetCall>(no.refusal)
}

/** The account of a link; undefined for an unknown, expired or used one alike. */
async function behindLink(req: PayloadRequest, token: string) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select id, email, name from accounts
    where reset_password_token = ${hashToken(token)} and reset_password_expiration > now()`)
  return rows[0] ? person.parse(rows[0]) : undefined
}
