import { afterPassword } from '@framewell/domain/accounts/factorRules'
import type { signIn } from '@framewell/domain/accounts/session'
import { waitWords } from '@framewell/domain/accounts/signInThrottle'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Account } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { inTransaction } from '../platform/database/inTransaction'
import { lockRow } from '../platform/database/lockRow'
import { transactionOf } from '../platform/database/transactionOf'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { typedName } from '../platform/http/calls/typedName'
import { factsOf } from '../platform/sessions/requestFacts'
import type { OpenedSession } from '../platform/sessions/sessions'
import { openOwnSession } from './approvedBuilder'
import { factorsOf, isFactorRequired } from './factors/factorState'
import { makeTicket } from './factors/tickets'
import { type Credentials, findCredentials } from './findAccount'
import { judgePassword } from './judgePassword'
import { deviceCookie } from './knownDevice'

export interface Authenticated extends OpenedSession {
  readonly account: Account
  /** Makes this browser a known device. */
  readonly deviceCookie: string
}

/**
 * Signs a person in by name and password, from the site or the panel. The password is judged outside any transaction, so that no guess
 * holds a connection. An unknown name takes the same time and counts the same as a wrong password.
 * @throws CallProblem invalidCredentials, or accountLocked after too many failures, whether or not the account exists; secondFactorNeeded
 * or enrolmentNeeded where a password is not enough: then no session is opened, from any form.
 */
export async function authenticate(req: PayloadRequest, { name, password }: { name: string; password: string }): Promise<Authenticated> {
  const found = await findCredentials(req, name)
  const judged = await judgePassword(req, { name, password, found, use: (account) => open(req, account) })
  if (!('right' in judged)) return refuse(req, found?.id ?? typedName(name), 'lockedSeconds' in judged ? judged.lockedSeconds : 0)
  const opened = judged.right
  if ('next' in opened) {
    const purpose = opened.next === 'secondFactorNeeded' ? 'second-factor' : 'enrolment'
    const ticket = await makeTicket(req, { purpose, account: opened.id, data: {} })
    throw new CallProblem<typeof signIn>(opened.next, { expected: { ticket } })
  }
  return opened
}

/** @param who the account, or a stand-in for the typed name */
async function refuse(req: PayloadRequest, who: string, lockedSeconds: number): Promise<never> {
  const locked = lockedSeconds > 0
  req.payload.logger.info({ requestId: factsOf(req).requestId, locked, msg: 'A sign-in failed' })
  await recordAudit(req, { action: 'sign-in-failed', subjectType: 'accounts', subjectId: who, after: { locked } })
  if (!locked) throw new CallProblem<typeof signIn>('invalidCredentials')
  throw new CallProblem<typeof signIn>('accountLocked', { retryAfterSeconds: lockedSeconds, detail: waitWords(lockedSeconds) })
}

interface NextStep {
  readonly id: string
  readonly next: 'secondFactorNeeded' | 'enrolmentNeeded'
}

/** Undefined if the password was changed while it was being judged. */
async function open(req: PayloadRequest, { id, hash }: Credentials): Promise<Authenticated | NextStep | undefined> {
  return inTransaction(req, async () => {
    await lockRow(req, 'accounts', id)
    const db = await transactionOf(req)
    const { rows } = await db.execute(sql`select id from accounts where id = ${id} and hash = ${hash}`)
    if (rows.length === 0) return undefined
    // The person has no session yet: their own password gives the right to it.
    const account = await req.payload.findByID({ collection: 'accounts', id, depth: 0, overrideAccess: true, req })
    const factors = await factorsOf(req, id)
    const next = afterPassword(factors, await isFactorRequired(req, account.role, factors))
    if (next !== 'session') return { id, next }
    const session = await openOwnSession(req, account, 'password')
    await recordAudit(req, { action: 'sign-in', subjectType: 'accounts', subjectId: id, actor: account })
    return { ...session, account, deviceCookie: deviceCookie(req.headers, account.email) }
  })
}
