import { randomBytes, randomUUID } from 'node:crypto'
import {
  ADDRESS_LINK_HOURS,
  type addressCalls,
  addressPath,
  addressRefusal,
  type OwnAddress,
} from '@framewell/domain/accounts/addressChange'
import { addressChangeAsked, addressToProve } from '@framewell/domain/notifications/events/accounts'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { env } from '../../env'
import { notify } from '../../notifications/notify'
import { recordAudit } from '../../platform/audit/recordAudit'
import { inTransaction } from '../../platform/database/inTransaction'
import { lockRow } from '../../platform/database/lockRow'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { hashToken } from '../../platform/http/calls/privateToken'
import { requireCheck } from '../../platform/http/calls/touchSession'
import { typedName } from '../../platform/http/calls/typedName'
import { sessionIdOf } from '../../platform/sessions/sessions'
import { factorsOf } from '../factors/factorState'
import { personById } from '../findAccount'
import { judgeOwnPassword } from '../judgePassword'
import { addressOf, endWaiting, findChange, stopLinkOf, stopTokenOf, WAITS } from './storedChange'

type Calls = typeof addressCalls

export const getOwnAddress: Operation<Calls['getOwnAddress']> = async ({ req, session }) => answerOf(req, session?.id)

export const getAddressOf: Operation<Calls['getAddressOf']> = async ({ req, refuse }, { account }) => {
  const answer = await addressOf(req, account)
  if (!answer) throw refuse('unknownAccount')
  return answer
}

/** Sends a link to the address the signed-in person wants to use; the address counts once the link is opened. */
export const requestAddress: Operation<Calls['requestAddress']> = async ({ req, session, refuse }, { email, currentPassword = '' }) => {
  const sid = sessionIdOf(req)
  if (!session || !sid) throw new CallProblem('signInRequired')
  const { password } = await factorsOf(req, session.id)
  if (password) {
    const judged = await judgeOwnPassword(req, session, currentPassword)
    if ('lockedSeconds' in judged) throw refuse('tooManyTries', { retryAfterSeconds: judged.lockedSeconds })
    if ('wrong' in judged) throw refuse('wrongPassword')
  } else await requireCheck(req, sid)
  return inTransaction(req, async () => {
    const no = addressRefusal(email, await answerOf(req, session.id))
    if (no) throw refuse(no.refusal)
    await startChange(req, session.id, email)
    return answerOf(req, session.id)
  })
}

/** The same by a super admin for another person. */
export const requestAddressOf: Operation<Calls['requestAddressOf']> = async ({ req, refuse }, { account, email, reason }) => {
  const known = await addressOf(req, account)
  if (!known) throw refuse('unknownAccount')
  const no = addressRefusal(email, known)
  if (no) throw refuse(no.refusal)
  await startChange(req, account, email, reason)
  return answerOf(req, account)
}

export const resendAddressLink: Operation<Calls['resendAddressLink']> = async ({ req, session, refuse }) => {
  if (!session) throw new CallProblem('signInRequired')
  await lockRow(req, 'accounts', session.id)
  const change = await findChange(req, sql`c.account_id = ${session.id} and ${WAITS}`)
  if (!change) throw refuse('noPending')
  const token = newToken()
  const db = await transactionOf(req)
  await db.execute(sql`
    update address_changes set token_hash = ${hashToken(token)}, expires_at = now() + make_interval(hours => ${ADDRESS_LINK_HOURS})
    where id = ${change.id}`)
  await mailLink(req, { id: session.id, name: change.name }, change.newEmail, token)
  return answerOf(req, session.id)
}

export const cancelAddressChange: Operation<Calls['cancelAddressChange']> = async ({ req, session, refuse }) => {
  if (!session) throw new CallProblem('signInRequired')
  if (!(await cancel(req, session.id))) throw refuse('noPending')
  return answerOf(req, session.id)
}

export const cancelAddressChangeOf: Operation<Calls['cancelAddressChangeOf']> = async ({ req, refuse }, { account, reason }) => {
  if (!(await addressOf(req, account))) throw refuse('unknownAccount')
  if (!(await cancel(req, account, reason))) throw refuse('noPending')
  return answerOf(req, account)
}

/** Stores the request in place of any waiting change, mails the link to the new address and notifies the old one. */
async function startChange(req: PayloadRequest, account: string, newEmail: string, reason?: string): Promise<void> {
  await lockRow(req, 'accounts', account)
  const person = await personById(req, account)
  if (!person) throw new Error('An account that was there a moment ago is gone')
  await endWaiting(req, account)
  const [id, token] = [randomUUID(), newToken()]
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into address_changes (id, account_id, old_email, new_email, expires_at, token_hash, stop_hash)
    values (${id}, ${account}, ${person.email}, ${newEmail}, now() + make_interval(hours => ${ADDRESS_LINK_HOURS}), ${hashToken(token)},
      ${hashToken(stopTokenOf(id))})`)
  await recordAudit(req, {
    action: 'address-change-requested',
    subjectType: 'accounts',
    subjectId: account,
    // Nobody has proved it yet.
    after: { address: typedName(newEmail) },
    ...(reason ? { reason } : {}),
  })
  await mailLink(req, person, newEmail, token)
  if (newEmail === person.email) return
  const told = { account, name: person.name, email: person.email, newEmail }
  await notify(req, addressChangeAsked, told, { secrets: { link: stopLinkOf(id) }, whenFull: 'send' })
}

async function mailLink(req: PayloadRequest, { id, name }: { readonly id: string; readonly name: string }, email: string, token: string) {
  const secrets = { link: `${env.SITE_URL}${addressPath(token)}` }
  await notify(req, addressToProve, { account: id, name, email }, { secrets, whenFull: 'refuse' })
}

async function cancel(req: PayloadRequest, account: string, reason?: string): Promise<boolean> {
  await lockRow(req, 'accounts', account)
  if (!(await endWaiting(req, account))) return false
  await recordAudit(req, { action: 'address-change-canceled', subjectType: 'accounts', subjectId: account, ...(reason ? { reason } : {}) })
  return true
}

async function answerOf(req: PayloadRequest, account: string | undefined): Promise<OwnAddress> {
  const answer = account === undefined ? undefined : await addressOf(req, account)
  if (!answer) throw new CallProblem('signInRequired')
  return answer
}

function newToken(): string {
  return randomBytes(32).toString('base64url')
}
