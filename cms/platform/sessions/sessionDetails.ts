import { deviceWords } from '@framewell/domain/accounts/deviceWords'
import { RECHECK_MINUTES } from '@framewell/domain/accounts/recheck'
import { SESSION_HOURS } from '@framewell/domain/accounts/session'
import { type ListedSession, SIGN_IN_MEANS, type SignInMeans } from '@framewell/domain/accounts/sessionList'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionFor } from '../database/connectionFor'
import { isoTime } from '../database/isoTime'
import { transactionOf } from '../database/transactionOf'
import { factsOf } from './requestFacts'

/*
 * What identifies a session to its person, next to Payload's row: from where, with which device, when it was last seen and last proved who
 * it is. A session that Payload's own code opened has none until it is seen; its beginning counts as its check.
 */

const MAX_OF_A_USER_AGENT = 400

/** Stores a session's details; run it in the transaction that opens the session. */
export async function describeSession(req: PayloadRequest, accountId: string, sid: string, means: SignInMeans): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    delete from session_details where account_id = ${accountId}
      and session_id not in (select id from accounts_sessions where _parent_id = ${accountId})`)
  await db.execute(sql`
    insert into session_details (session_id, account_id, address, user_agent, means)
    values (${sid}, ${accountId}, ${factsOf(req).address}, ${userAgentOf(req)}, ${means})`)
}

/** Records that a session was just used. */
export async function noteSessionSeen(req: PayloadRequest, sid: string): Promise<void> {
  await (await connectionFor(req)).query(
    `insert into session_details (session_id, account_id, address, user_agent, means, opened_at, checked_at)
     select id, _parent_id, $2, $3, 'password', created_at, created_at from accounts_sessions where id = $1
     on conflict (session_id) do update set seen_at = now(), address = excluded.address`,
    [sid, factsOf(req).address, userAgentOf(req)],
  )
}

/** Whether a session proved who it is recently enough for calls that require it. */
export async function isChecked(req: PayloadRequest, sid: string): Promise<boolean> {
  const { rowCount } = await (await connectionFor(req)).query(
    `select 1 from accounts_sessions sessions left join session_details details on details.session_id = sessions.id
     where sessions.id = $1 and coalesce(details.checked_at, sessions.created_at) > now() - make_interval(mins => $2)`,
    [sid, RECHECK_MINUTES],
  )
  return rowCount !== 0
}

/** The session just proved again who it is. @returns until when that counts. */
export async function markChecked(req: PayloadRequest, sid: string): Promise<string> {
  await noteSessionSeen(req, sid)
  const { rows } = await (await connectionFor(req)).query<{ until: Date }>(
    'update session_details set checked_at = now() where session_id = $1 returning checked_at + make_interval(mins => $2) as until',
    [sid, RECHECK_MINUTES],
  )
  return (rows[0]?.until ?? new Date()).toISOString()
}

const rowSchema = z.object({
  id: z.string(),
  userAgent: z.string(),
  address: z.string(),
  means: z.enum(SIGN_IN_MEANS),
  openedAt: z.string(),
  seenAt: z.string(),
  endsAt: z.string(),
})

/** An account's open sessions: the asking one first, then the most recently seen. */
export async function listSessions(req: PayloadRequest, accountId: string, currentSid: string | undefined): Promise<ListedSession[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select s.id, coalesce(d.user_agent, '') as "userAgent", coalesce(d.address, 'unknown') as address, coalesce(d.means, 'password') as means,
      ${isoTime(sql`coalesce(d.opened_at, s.created_at)`)} as "openedAt", ${isoTime(sql`coalesce(d.seen_at, s.created_at)`)} as "seenAt",
      ${isoTime(sql`s.created_at + make_interval(hours => ${SESSION_HOURS})`)} as "endsAt"
    from accounts_sessions s left join session_details d on d.session_id = s.id
    where s._parent_id = ${accountId} and s.expires_at > now()
    order by s.id = ${currentSid ?? ''} desc, coalesce(d.seen_at, s.created_at) desc, s.id limit 100`)
  return z
    .array(rowSchema)
    .parse(rows)
    .map(({ userAgent, ...row }) => ({ ...row, device: deviceWords(userAgent), current: row.id === currentSid }))
}

function userAgentOf(req: PayloadRequest): string {
  return (req.headers.get('user-agent') ?? '').slice(0, MAX_OF_A_USER_AGENT)
}
