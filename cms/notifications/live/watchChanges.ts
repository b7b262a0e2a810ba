import type { watchChanges as watchChangesCall } from '@framewell/domain/notifications/liveCalls'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { sessionIdOf } from '../../platform/sessions/sessions'
import { changeStreams } from './ChangeStreams'
import { eventStream } from './eventStream'

/** Streams changes of everything a signed-in person may see, until they disconnect or their session ends. */
export const watchChanges: Operation<typeof watchChangesCall> = async ({ req, address }, { ageMs }) => {
  const sessionId = sessionIdOf(req)
  if (sessionId === undefined) throw new CallProblem('signInRequired')
  // A browser that reconnects tells what it received last, and not how long ago it read.
  const reconnects = req.headers.has('last-event-id')
  return eventStream(await changeStreams(req.payload).open(sessionId, address, reconnects ? undefined : ageMs))
}
