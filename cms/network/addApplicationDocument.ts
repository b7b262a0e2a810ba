import type { addApplicationDocument as addApplicationDocumentCall } from '@framewell/domain/network/joiningCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { isDecided, openedApplication } from './ownApplicationCalls'
import { receiveDocument } from './receiveDocument'

/** Adds a document through an application's private link; a shop renews its certificate on the same link. */
export const addApplicationDocument: Operation<typeof addApplicationDocumentCall> = async (context, { id, token, ...facts }) => {
  const application = await openedApplication(context, { id, token })
  if (isDecided(application) && (application.status === 'rejected' || facts.kind !== 'insurance')) throw context.refuse('decided')
  return receiveDocument(context, { application: application.id }, facts)
}
