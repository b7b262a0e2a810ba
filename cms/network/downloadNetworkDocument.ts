import type { downloadNetworkDocument as downloadNetworkDocumentCall } from '@framewell/domain/network/reviewingCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { sendNetworkDocument } from './sendNetworkDocument'

export const downloadNetworkDocument: Operation<typeof downloadNetworkDocumentCall> = async ({ req, refuse }, { id }) => {
  const file = await req.payload.findByID({
    collection: 'network-documents',
    id,
    disableErrors: true,
    overrideAccess: false,
    depth: 0,
    req,
  })
  if (!file) throw refuse('notFound')
  return sendNetworkDocument(file)
}
