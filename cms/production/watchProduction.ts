import type { watchProduction as watchProductionCall } from '@framewell/domain/production/productionCalls'
import { changeStreams } from '../notifications/live/ChangeStreams'
import { eventStream } from '../notifications/live/eventStream'
import type { Operation } from '../platform/http/calls/bindCall'
import { productionLinks } from './productionLinks'
import { findProduction } from './storedProduction'

/** Notifies a private link's page when its production, or the resulting order, has moved. */
export const watchProduction: Operation<typeof watchProductionCall> = async ({ req, address, refuse }, { id, token }) => {
  const found = await findProduction(req, id)
  if (!found || !productionLinks.opens(token, found)) throw refuse('unknownProduction')
  return eventStream(changeStreams(req.payload).openLink(found.id, address))
}
