import type { Payload } from 'payload'
import { namedSession } from './livingSessions'

/**
 * True when a request carries an open session although Payload found nobody: it treats an unreachable database like a stranger. Such a
 * request is answered 503, never 'please sign in'.
 * @throws the database's error while it is still away.
 */
export async function lostSession(payload: Payload, request: Request): Promise<boolean> {
  if ('user' in request && request.user) return false
  const sid = namedSession(payload, request.headers)
  if (sid === undefined) return false
  // By this server's clock, which ends sessions here; the database's may differ.
  const { rowCount } = await payload.db.pool.query('select 1 from accounts_sessions where id = $1 and expires_at > $2', [sid, new Date()])
  return rowCount !== 0
}
