import type { downloadNetworkDocument as downloadNetworkDocumentCall } from '@framewell/domain/network/reviewingCalls'
import type { Operation } from '../http/bindCall'
import { readFileOf } from '../quotes/files/planFileStore'

/** One document as a download that cannot run anything on our origin. */
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
  // Node's and the platform's stream types differ in name only.
  return new Response(readFileOf(id) as ReadableStream, {
    headers: {
      'content-type': file.mimeType,
      'content-length': String(file.sizeBytes),
      'content-disposition': `attachment; filename="document"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}
