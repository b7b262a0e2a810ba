import type { Payload } from 'payload'
import { namedSession } from './livingSessions'

/**
 * True when a request carries a session that lives, although Payload found nobody: it takes an unreachable database for a stranger.
 * Such a request is answered 503, never 'please sign in'.
 * @throws the database's error while it is still away.
 */
export async function lostSession(payload: Payload, request: Request): Promise<boolean> {
  if ('user' in request && request.user) return false
  const sid = namedSession(payload, request.headers)
  if (sid === undefined) return false
  // By the clock that ends sessions here: the database's own may go otherwise.
  const { rowCount } = await payload.db.pool.query('select 1 from accounts_sessions where id = $1 and expires_at > $2', [sid, new Date()])
  return rowCount !== 0
}
