import { takenDocuments } from '@framewell/domain/network/applicationDocuments'
import type { addApplicationDocument as addApplicationDocumentCall } from '@framewell/domain/network/joiningCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { openedApplication } from './ownApplicationCalls'
import { receiveDocument } from './receiveDocument'

/** Adds a document through an application's private link; an approved shop renews its certificate on the same link, and nobody else. */
export const addApplicationDocument: Operation<typeof addApplicationDocumentCall> = async (context, { id, token, ...facts }) => {
  const application = await openedApplication(context, { id, token })
  if (!takenDocuments(application).includes(facts.kind)) throw context.refuse('decided')
  return receiveDocument(context, { application: application.id }, facts)
}
