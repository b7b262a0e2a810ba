import type { sessionListCalls } from '@framewell/domain/accounts/sessionList'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../audit/recordAudit'
import { transactionOf } from '../database/transactionOf'
import type { Operation } from '../http/calls/bindCall'
import { CallProblem } from '../http/calls/CallProblem'
import { listSessions } from './sessionDetails'
import { endSession, endSessions, sessionIdOf } from './sessions'

type Calls = typeof sessionListCalls

export const listOwnSessions: Operation<Calls['listOwnSessions']> = async ({ req, session }) => {
  if (!session) throw new CallProblem('signInRequired')
  return { sessions: await listSessions(req, session.id, sessionIdOf(req)) }
}

export const endOwnSession: Operation<Calls['endOwnSession']> = async ({ req, session, refuse }, { id }) => {
  if (!session) throw new CallProblem('signInRequired')
  if (!(await end(req, session.id, { id }))) throw refuse('unknownSession')
  return { ended: 1 }
}

export const endOtherSessions: Operation<Calls['endOtherSessions']> = async ({ req, session }) => {
  if (!session) throw new CallProblem('signInRequired')
  return { ended: await end(req, session.id, { except: sessionIdOf(req) }) }
}

export const listSessionsOf: Operation<Calls['listSessionsOf']> = async ({ req, refuse }, { account }) => {
  if (!(await exists(req, account))) throw refuse('unknownAccount')
  return { sessions: await listSessions(req, account, sessionIdOf(req)) }
}

export const endSessionsOf: Operation<Calls['endSessionsOf']> = async ({ req, refuse }, { account, session: id, reason }) => {
  if (!(await exists(req, account))) throw refuse('unknownAccount')
  const ended = await end(req, account, id ? { id, reason } : { reason })
  if (id && ended === 0) throw refuse('unknownSession')
  return { ended }
}

interface Which {
  /** One session; all of the account without. */
  readonly id?: string
  readonly except?: string | undefined
  readonly reason?: string
}

/** Ends sessions of an account, on record. @returns how many those were. */
async function end(req: PayloadRequest, account: string, { id, except, reason }: Which): Promise<number> {
  const living = (await listSessions(req, account, undefined)).filter((one) => (id ? one.id === id : one.id !== except))
  if (living.length === 0) return 0
  if (id) await endSession(req, account, id)
  else await endSessions(req, account, except)
  await recordAudit(req, {
    action: 'session-end',
    subjectType: 'accounts',
    subjectId: account,
    before: { sessions: living.map(({ device, address, openedAt }) => ({ device, address, openedAt })) },
    ...(reason ? { reason } : {}),
  })
  return living.length
}

async function exists(req: PayloadRequest, account: string): Promise<boolean> {
  const db = await transactionOf(req)
  return (await db.execute(sql`select 1 from accounts where id = ${account}`)).rows.length > 0
}
