import type { downloadPlanFile as downloadPlanFileCall } from '@framewell/domain/quotes/planFileCalls'
import type { Operation } from '../../http/bindCall'
import { readFileOf } from './planFileStore'

/** One file as a download that cannot run anything on our origin. */
export const downloadPlanFile: Operation<typeof downloadPlanFileCall> = async ({ req, refuse }, { id }) => {
  const file = await req.payload.findByID({ collection: 'plan-files', id, disableErrors: true, overrideAccess: false, req })
  if (!file) throw refuse('unknownFile')
  // Node's and the platform's stream types differ in name only.
  return new Response(readFileOf(id), {
    headers: {
      'content-type': file.mimeType,
      'content-length': String(file.sizeBytes),
      'content-disposition': `attachment; filename="plan"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}
