import type { AnyCall } from '@framewell/domain/http/defineCall'
import type { PayloadRequest } from 'payload'
import { connectionFor } from '../../database/connectionFor'
import { isToBeNoted, keepAlive } from '../../sessions/livingSessions'
import { isChecked, noteSessionSeen } from '../../sessions/sessionDetails'
import { sessionIdOf } from '../../sessions/sessions'
import { CallProblem } from './CallProblem'

/**
 * Notes that the session of a request is in use, which lets it live on. @throws CallProblem recheckRequired for a call that asks for a fresh check of who it is, when
 * the session's last one is too long ago.
 */
export async function touchSession(req: PayloadRequest, { recheck, answers }: AnyCall): Promise<void> {
  const sid = sessionIdOf(req)
  if (sid === undefined) return
  // A stream opens itself anew: nobody need sit before it.
  if (answers !== 'stream' && isToBeNoted(sid)) {
    await noteSessionSeen(req, sid)
    await keepAlive(await connectionFor(req), sid)
  }
  if (recheck) await requireCheck(req, sid)
}

/** The same for what comes by Payload's own routes. */
export async function requireCheck(req: PayloadRequest, sid: string): Promise<void> {
  if (!(await isChecked(req, sid))) throw new CallProblem('recheckRequired')
}
