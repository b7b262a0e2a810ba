import type { downloadPlanFile as downloadPlanFileCall } from '@framewell/domain/quotes/planFileCalls'
import type { Operation } from '../../platform/http/calls/bindCall'
import { fileDownload } from '../../platform/uploads/fileDownload'

/** One file as a download that cannot run anything on our origin. */
export const downloadPlanFile: Operation<typeof downloadPlanFileCall> = async ({ req, refuse }, { id }) => {
  const file = await req.payload.findByID({ collection: 'plan-files', id, disableErrors: true, overrideAccess: false, req })
  if (!file) throw refuse('unknownFile')
  return fileDownload({ stored: id, name: file.name, mimeType: file.mimeType, plainName: 'plan' })
}
