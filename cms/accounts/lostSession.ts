import { extractJWT, type Payload } from 'payload'
import { z } from 'zod'

const claimsSchema = z.object({ sid: z.uuid() })

/**
 * True when a request carries a session that lives, although Payload found nobody: it takes an unreachable database for a stranger.
 * Such a request is answered 503, never 'please sign in'.
 * @throws the database's error while it is still away.
 */
export async function lostSession(payload: Payload, request: Request): Promise<boolean> {
  if ('user' in request && request.user) return false
  const claims = extractJWT({ headers: request.headers, payload })?.split('.')[1]
  if (!claims) return false
  const parsed = claimsSchema.safeParse(readJson(Buffer.from(claims, 'base64url').toString('utf8')))
  if (!parsed.success) return false
  const { rowCount } = await payload.db.pool.query('select 1 from accounts_sessions where id = $1 and expires_at > now()', [
    parsed.data.sid,
  ])
  return rowCount !== 0
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
