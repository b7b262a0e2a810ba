import type { AnyCall } from '@framewell/domain/http/defineCall'
import type { PayloadRequest } from 'payload'
import { connectionFor } from '../../database/connectionFor'
import { isToBeNoted, keepAlive } from '../../sessions/livingSessions'
import { isChecked, noteSessionSeen } from '../../sessions/sessionDetails'
import { sessionIdOf } from '../../sessions/sessions'
import { CallProblem } from './CallProblem'

/**
 * Records that a request's session is in use, which extends it. @throws CallProblem recheckRequired for a call that requires a recent
 * identity check, if the session's last one is too long ago.
 */
export async function touchSession(req: PayloadRequest, { recheck, answers }: AnyCall): Promise<void> {
  const sid = sessionIdOf(req)
  if (sid === undefined) return
  // A stream reopens automatically, even if nobody is there.
  if (answers !== 'stream' && isToBeNoted(sid)) {
    await noteSessionSeen(req, sid)
    await keepAlive(await connectionFor(req), sid)
  }
  if (recheck) await requireCheck(req, sid)
}

/** The same for requests through Payload's own routes. */
export async function requireCheck(req: PayloadRequest, sid: string): Promise<void> {
  if (!(await isChecked(req, sid))) throw new CallProblem('recheckRequired')
}
