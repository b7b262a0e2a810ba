import { endOtherActiveSessions, endSessionById, type ListedSession, type sessionListCalls } from '@framewell/domain/accounts/sessionList'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../platform/audit/recordAudit'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { listSessions } from '../platform/sessions/sessionDetails'
import { endSession, endSessions, sessionIdOf } from '../platform/sessions/sessions'

type Calls = typeof sessionListCalls

export const listOwnSessions: Operation<Calls['listOwnSessions']> = async ({ req, session }) => {
  if (!session) throw new CallProblem('signInRequired')
  return { sessions: await listSessions(req, session.id, sessionIdOf(req)) }
}

export const endOwnSession: Operation<Calls['endOwnSession']> = async ({ req, session, refuse }, { id }) => {
  if (!session) throw new CallProblem('signInRequired')
  const outcome = endSessionById(await listSessions(req, session.id, undefined), id)
  if ('refusal' in outcome) throw refuse(outcome.refusal)
  await endSession(req, session.id, id)
  return record(req, session.id, outcome.ended)
}

export const endOtherSessions: Operation<Calls['endOtherSessions']> = async ({ req, session }) => {
  if (!session) throw new CallProblem('signInRequired')
  const goesOn = sessionIdOf(req)
  const { ended } = endOtherActiveSessions(await listSessions(req, session.id, undefined), goesOn)
  await endSessions(req, session.id, goesOn)
  return record(req, session.id, ended)
}

export const listSessionsOf: Operation<Calls['listSessionsOf']> = async ({ req, refuse }, { account }) => {
  if (!(await exists(req, account))) throw refuse('unknownAccount')
  return { sessions: await listSessions(req, account, sessionIdOf(req)) }
}

export const endSessionsOf: Operation<Calls['endSessionsOf']> = async ({ req, refuse }, { account, session: id, reason }) => {
  if (!(await exists(req, account))) throw refuse('unknownAccount')
  const living = await listSessions(req, account, undefined)
  const outcome = id ? endSessionById(living, id) : endOtherActiveSessions(living, undefined)
  if ('refusal' in outcome) throw refuse(outcome.refusal)
  await (id ? endSession(req, account, id) : endSessions(req, account))
  return record(req, account, outcome.ended, reason)
}

/** Records which sessions of an account were ended. @returns their number. */
async function record(req: PayloadRequest, account: string, ended: readonly ListedSession[], reason?: string) {
  if (ended.length === 0) return { ended: 0 }
  await recordAudit(req, {
    action: 'session-end',
    subjectType: 'accounts',
    subjectId: account,
    before: { sessions: ended.map(({ device, address, openedAt }) => ({ device, address, openedAt })) },
    ...(reason ? { reason } : {}),
  })
  return { ended: ended.length }
}

async function exists(req: PayloadRequest, account: string): Promise<boolean> {
  const db = await transactionOf(req)
  return (await db.execute(sql`select 1 from accounts where id = ${account}`)).rows.length > 0
}
