import { randomUUID } from 'node:crypto'
import { idleMinutes, SESSION_HOURS } from '@framewell/domain/accounts/session'
import type { SignInMeans } from '@framewell/domain/accounts/sessionList'
import { sql } from '@payloadcms/db-postgres'
import { generatePayloadCookie, getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import type { Account } from '../../payload-types'
import { lockRow } from '../database/lockRow'
import { transactionOf } from '../database/transactionOf'
import { recheckStreams } from '../live/changed'
import { hintCookie } from './hintCookie'
import { describeSession } from './sessionDetails'

export interface OpenedSession {
  /** The Set-Cookie headers with the session, and with its hint for the site's own code. */
  readonly cookies: readonly string[]
  /** Seconds since 1970 at which it ends. */
  readonly exp: number
}

/*
 * Payload rewrites all sessions of an account whenever it adds, extends or ends one, from what it read a moment before: two sign-ins at the
 * same time end each other's sessions. Ours change one row each. All writers hold the account's row: Payload's own changes of an account
 * take its lock before they read (see lockAccounts), so that they bring no ended session back.
 */

/** Waits for others who change the account. Run it in a transaction: the lock ends with it. */
async function lockAccount(req: PayloadRequest, id: string) {
  await lockRow(req, 'accounts', id)
  return transactionOf(req)
}

/**
 * Opens a session for a person who proved who they are. Run it in the transaction that records it.
 * @param approved their company has approved credit (see hintCookie)
 */
export async function openSession(req: PayloadRequest, account: Account, means: SignInMeans, approved = false): Promise<OpenedSession> {
  const sid = randomUUID()
  const db = await lockAccount(req, account.id)
  await db.execute(sql`delete from accounts_sessions where _parent_id = ${account.id} and expires_at <= now()`)
  await db.execute(sql`
    insert into accounts_sessions (_order, _parent_id, id, created_at, expires_at)
    select coalesce(max(_order), 0) + 1, ${account.id}, ${sid}, now(), now() + make_interval(mins => ${idleMinutes(account.role)})
    from accounts_sessions where _parent_id = ${account.id}`)
  await describeSession(req, account.id, sid, means)
  return signed(req, account, sid, SESSION_HOURS * 3600, approved)
}

/** Gives an open session a new cookie, for the rest of its maximum lifetime: nobody stays signed in by asking again. */
export async function extendSession(req: PayloadRequest, account: Account, sid: string): Promise<OpenedSession> {
  const db = await lockAccount(req, account.id)
  const { rows } = await db.execute<{ left: number }>(sql`
    select floor(extract(epoch from created_at + make_interval(hours => ${SESSION_HOURS}) - now()))::int as left
    from accounts_sessions where id = ${sid} and _parent_id = ${account.id}`)
  return signed(req, account, sid, Math.max(1, rows[0]?.left ?? 0))
}

export async function endSession(req: PayloadRequest, accountId: string, sid: string): Promise<void> {
  const db = await lockAccount(req, accountId)
  await db.execute(sql`delete from accounts_sessions where id = ${sid} and _parent_id = ${accountId}`)
  await recheckStreams(req, accountId)
}

/** Ends every session of an account, except one if given. */
export async function endSessions(req: PayloadRequest, accountId: string, exceptSid?: string): Promise<void> {
  const db = await lockAccount(req, accountId)
  await db.execute(sql`delete from accounts_sessions where _parent_id = ${accountId} and id is distinct from ${exceptSid ?? null}`)
  await recheckStreams(req, accountId)
}

/** The session a request came with. */
export function sessionIdOf({ user }: PayloadRequest): string | undefined {
  return user && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined
}

async function signed(
  { payload }: PayloadRequest,
  account: Account,
  sid: string,
  seconds: number,
  approved = false,
): Promise<OpenedSession> {
  const { config: collectionConfig } = payload.collections.accounts
  const fieldsToSign = getFieldsToSign({ collectionConfig, email: account.email, sid, user: { ...account, collection: 'accounts' } })
  const { token, exp } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: seconds })
  const { cookiePrefix } = payload.config
  const cookie = String(generatePayloadCookie({ collectionAuthConfig: collectionConfig.auth, cookiePrefix, token }))
  return { cookies: [cookie, hintCookie(account.role, seconds, approved)], exp }
}
