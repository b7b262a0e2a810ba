import type { NetworkDocument } from '../payload-types'
import { readFileOf } from '../quotes/files/planFileStore'

/** One document as a download that cannot run anything on our origin. */
export function sendNetworkDocument({ id, name, mimeType, sizeBytes }: NetworkDocument): Response {
  // Node's and the platform's stream types differ in name only.
  return new Response(readFileOf(id), {
    headers: {
      'content-type': mimeType,
      'content-length': String(sizeBytes),
      'content-disposition': `attachment; filename="document"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}
