import type { addApplicationDocument as addApplicationDocumentCall } from '@framewell/domain/network/joiningCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { becomesFabricator } from './applicationDetail'
import { isDecided, openedApplication } from './ownApplicationCalls'
import { receiveDocument } from './receiveDocument'

/** Adds a document through an application's private link; an approved shop renews its certificate on the same link, and nobody else. */
export const addApplicationDocument: Operation<typeof addApplicationDocumentCall> = async (context, { id, token, ...facts }) => {
  const application = await openedApplication(context, { id, token })
  const renews = application.status === 'approved' && becomesFabricator(application) && facts.kind === 'insurance'
  if (isDecided(application) && !renews) throw context.refuse('decided')
  return receiveDocument(context, { application: application.id }, facts)
}
