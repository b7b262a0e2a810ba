import type { watchChanges as watchChangesCall } from '@framewell/domain/notifications/liveCalls'
import { sessionIdOf } from '../../accounts/sessions'
import type { Operation } from '../../http/calls/bindCall'
import { CallProblem } from '../../http/calls/CallProblem'
import { changeStreams } from './ChangeStreams'
import { eventStream } from './eventStream'

/** Streams to a signed-in person what changed of that which they may see, until they leave or their session ends. */
export const watchChanges: Operation<typeof watchChangesCall> = async ({ req, address }) => {
  const sessionId = sessionIdOf(req)
  if (sessionId === undefined) throw new CallProblem('signInRequired')
  return eventStream(await changeStreams(req.payload).open(sessionId, address))
}
