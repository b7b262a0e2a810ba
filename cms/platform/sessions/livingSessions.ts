import { createHmac, timingSafeEqual } from 'node:crypto'
import { PANEL_ROLES } from '@framewell/domain/accounts/roles'
import { IDLE_MINUTES, SESSION_HOURS } from '@framewell/domain/accounts/session'
import { type CollectionAfterReadHook, extractJWT, type Payload } from 'payload'
import { z } from 'zod'

/** A session that is in use is written down so often at most; it ends so much earlier at worst. */
const NOTED_EVERY_MS = 5 * 60_000
const MAX_REMEMBERED = 10_000
const noted = new Map<string, number>()
const claimsSchema = z.object({ sid: z.string().optional() })

/**
 * Sessions of an account that live. Payload looks for a request's session among those it reads of the account and asks nothing about its end:
 * one that stood idle for too long, or had its full time, is not there to be found.
 */
export const onlyLivingSessions: CollectionAfterReadHook = ({ doc }) => {
  if (!Array.isArray(doc.sessions)) return doc
  const now = Date.now()
  return { ...doc, sessions: doc.sessions.filter(({ expiresAt }: { expiresAt: string | Date }) => new Date(expiresAt).getTime() > now) }
}

/** The id of the session that a request names, in a token that we signed; whether it lives is asked elsewhere. */
export function namedSession(payload: Payload, headers: Headers): string | undefined {
  const [head = '', claims = '', signature = ''] = extractJWT({ headers, payload })?.split('.') ?? []
  const given = Buffer.from(signature, 'base64url')
  const expected = createHmac('sha256', payload.secret).update(`${head}.${claims}`).digest()
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return claimsSchema.parse(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))).sid
}

/** Whether it is time to write down that a session is in use. Says so once. */
export function isToBeNoted(sid: string): boolean {
  const now = Date.now()
  if (now - (noted.get(sid) ?? 0) <= NOTED_EVERY_MS) return false
  if (noted.size >= MAX_REMEMBERED) noted.clear()
  noted.set(sid, now)
  return true
}

/** SQL that lets a living session ($1) live on from now, within its full time. */
const LIVES_ON = `
  update accounts_sessions s
  set expires_at = least(s.created_at + interval '${SESSION_HOURS} hours',
    now() + make_interval(mins => case when a.role::text = any($2) then ${IDLE_MINUTES.staff} else ${IDLE_MINUTES.others} end))
  from accounts a where a.id = s._parent_id and s.id = $1 and s.expires_at > now()`

/** A living session was used just now. */
export async function keepAlive(db: Pick<Payload['db']['pool'], 'query'>, sid: string): Promise<void> {
  await db.query(LIVES_ON, [sid, PANEL_ROLES])
}

/** Notes the use of a session by a route that is none of our calls: of Payload's own REST and of the panel. */
export async function noteUse(payload: Payload, headers: Headers): Promise<void> {
  const sid = namedSession(payload, headers)
  if (sid === undefined || !isToBeNoted(sid)) return
  // While the database is away, the request itself says so; the next one is noted.
  await keepAlive(payload.db.pool, sid).catch(() => noted.delete(sid))
}

/** Forgets when sessions were noted, as another process would not know it. */
export const forgetNoted = () => noted.clear()
