import type { watchChanges as watchChangesCall } from '@framewell/domain/notifications/liveCalls'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { sessionIdOf } from '../../platform/sessions/sessions'
import { changeStreams } from './ChangeStreams'
import { eventStream } from './eventStream'

/** Streams changes of everything a signed-in person may see, until they disconnect or their session ends. */
export const watchChanges: Operation<typeof watchChangesCall> = async ({ req, address }) => {
  const sessionId = sessionIdOf(req)
  if (sessionId === undefined) throw new CallProblem('signInRequired')
  return eventStream(await changeStreams(req.payload).open(sessionId, address))
}
