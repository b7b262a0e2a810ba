import type { removePlanFile as removePlanFileCall } from '@framewell/domain/quotes/planFileCalls'
import { recordAudit } from '../../platform/audit/recordAudit'
import { inTransaction } from '../../platform/database/inTransaction'
import { lockRow } from '../../platform/database/lockRow'
import type { Operation } from '../../platform/http/calls/bindCall'
import { fileRemoval, removeNow } from '../../platform/uploads/fileRemoval'
import { findPlanFile } from './findPlanFile'

/** Removes a file for its uploader, unless a quote was made with it. The file goes after the commit. */
export const removePlanFile: Operation<typeof removePlanFileCall> = async ({ req, refuse }, { id, token }) => {
  await inTransaction(req, async () => {
    // A quote that is being made with it comes before or after, never between.
    await lockRow(req, 'plan-files', id)
    const file = await findPlanFile(req, id, token)
    if (!file) throw refuse('unknownFile')
    if (file.quoteId) throw refuse('fileInUse')
    // The token opened the file; the collection is closed to strangers.
    await req.payload.delete({ collection: 'plan-files', id, overrideAccess: true, req })
    await recordAudit(req, { action: 'plan-file-removal', subjectType: 'plan-files', subjectId: id, before: { name: file.name } })
    await fileRemoval.queue(req, { files: [id] })
  })
  await removeNow([id])
  return { removed: true as const }
}
