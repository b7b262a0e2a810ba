import type { withdrawInvitation as withdrawInvitationCall } from '@framewell/domain/parties/partyCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { invitationAnswer } from './storedInvitation'
import { withdraw } from './withdraw'

/** An operator withdraws an open invitation. */
export const withdrawInvitation: Operation<typeof withdrawInvitationCall> = async ({ req, now, refuse }, { id, reason }) => {
  const withdrawn = await withdraw(req, now, id, { reason })
  if (!withdrawn) throw refuse('unknownInvitation')
  return { invitation: invitationAnswer(withdrawn, now) }
}
