import type { AnyCall } from '@framewell/domain/http/defineCall'
import type { PayloadRequest } from 'payload'
import { CallProblem } from '../http/calls/CallProblem'
import { isChecked, noteSessionSeen } from './sessionDetails'
import { sessionIdOf } from './sessions'

/** 'Last seen' is true to within so long, for one small write in that time. */
const SEEN_EVERY_MS = 5 * 60_000
const MOST_REMEMBERED = 10_000
const seen = new Map<string, number>()

/**
 * Notes that the session of a request is in use. @throws CallProblem recheckRequired for a call that asks for a fresh check of who it is, when
 * the session's last one is too long ago.
 */
export async function heedSession(req: PayloadRequest, { recheck }: AnyCall): Promise<void> {
  const sid = sessionIdOf(req)
  if (sid === undefined) return
  const now = Date.now()
  if (now - (seen.get(sid) ?? 0) > SEEN_EVERY_MS) {
    if (seen.size >= MOST_REMEMBERED) seen.clear()
    seen.set(sid, now)
    await noteSessionSeen(req, sid)
  }
  if (recheck) await requireCheck(req, sid)
}

/** The same for what comes by Payload's own routes. */
export async function requireCheck(req: PayloadRequest, sid: string): Promise<void> {
  if (!(await isChecked(req, sid))) throw new CallProblem('recheckRequired')
}
