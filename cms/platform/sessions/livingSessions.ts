import { createHmac, timingSafeEqual } from 'node:crypto'
import { PANEL_ROLES } from '@framewell/domain/accounts/roles'
import { IDLE_MINUTES, SESSION_HOURS } from '@framewell/domain/accounts/session'
import { type CollectionAfterReadHook, extractJWT, type Payload } from 'payload'
import { z } from 'zod'

/** How often the use of a session is recorded at most; it may end this much earlier. */
const NOTED_EVERY_MS = 5 * 60_000
const MAX_REMEMBERED = 10_000
const noted = new Map<string, number>()
const claimsSchema = z.object({ sid: z.string().optional() })

/**
 * An account's sessions that have not ended. Payload looks for a request's session among those it reads with the account and does not check
 * its end: idle or expired ones must not be there.
 */
export const onlyLivingSessions: CollectionAfterReadHook = ({ doc }) => {
  if (!Array.isArray(doc.sessions)) return doc
  const now = Date.now()
  return { ...doc, sessions: doc.sessions.filter(({ expiresAt }: { expiresAt: string | Date }) => new Date(expiresAt).getTime() > now) }
}

/** The ID of the session that a request's signed token names; whether it is still open is checked elsewhere. */
export function namedSession(payload: Payload, headers: Headers): string | undefined {
  const [head = '', claims = '', signature = ''] = extractJWT({ headers, payload })?.split('.') ?? []
  const given = Buffer.from(signature, 'base64url')
  const expected = createHmac('sha256', payload.secret).update(`${head}.${claims}`).digest()
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return claimsSchema.parse(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))).sid
}

/** Whether it is time to record a session's use. True once per interval. */
export function isToBeNoted(sid: string): boolean {
  const now = Date.now()
  if (now - (noted.get(sid) ?? 0) <= NOTED_EVERY_MS) return false
  if (noted.size >= MAX_REMEMBERED) noted.clear()
  noted.set(sid, now)
  return true
}

/** SQL that extends an open session ($1) from now, within its maximum lifetime. */
const LIVES_ON = `
  update accounts_sessions s
  set expires_at = least(s.created_at + interval '${SESSION_HOURS} hours',
    now() + make_interval(mins => case when a.role::text = any($2) then ${IDLE_MINUTES.staff} else ${IDLE_MINUTES.others} end))
  from accounts a where a.id = s._parent_id and s.id = $1 and s.expires_at > now()`

/** An open session was just used. */
export async function keepAlive(db: Pick<Payload['db']['pool'], 'query'>, sid: string): Promise<void> {
  await db.query(LIVES_ON, [sid, PANEL_ROLES])
}

/** Records a session's use by a route other than our calls: Payload's own REST and the panel. */
export async function noteUse(payload: Payload, headers: Headers): Promise<void> {
  const sid = namedSession(payload, headers)
  if (sid === undefined || !isToBeNoted(sid)) return
  // While the database is away, the request itself fails; the next one is recorded.
  await keepAlive(payload.db.pool, sid).catch(() => noted.delete(sid))
}

/** Forgets when sessions were recorded, as in a new process. */
export const forgetNoted = () => noted.clear()
