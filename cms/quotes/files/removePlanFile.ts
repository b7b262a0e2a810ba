import type { removePlanFile as removePlanFileCall } from '@framewell/domain/quotes/planFileCalls'
import { recordAudit } from '../../audit/recordAudit'
import type { Operation } from '../../http/bindCall'
import { CallProblem } from '../../http/CallProblem'
import { findPlanFile } from './findPlanFile'
import { discardFile } from './planFileStore'

/** Removes a file for who uploaded it, unless a quote was made with it. */
export const removePlanFile: Operation<typeof removePlanFileCall> = async ({ req }, { id, token }) => {
  const file = await findPlanFile(req, id, token)
  if (!file) throw new CallProblem<typeof removePlanFileCall>('unknownFile')
  if (file.quoteId) throw new CallProblem<typeof removePlanFileCall>('fileInUse')
  // The token opened the file; the collection is closed to strangers.
  await req.payload.delete({ collection: 'plan-files', id, overrideAccess: true, req })
  await recordAudit(req, { action: 'plan-file-removal', subjectType: 'plan-files', subjectId: id, before: { name: file.name } })
  await discardFile(id)
  return { removed: true as const }
}
