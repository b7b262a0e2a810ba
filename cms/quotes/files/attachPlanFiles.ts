import type { UploadedPlan } from '@framewell/domain/quotes/steelConfiguration'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { lockRow } from '../../platform/database/lockRow'
import { transactionOf } from '../../platform/database/transactionOf'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { findPlanFile } from './findPlanFile'

/**
 * Attaches an uploaded plan's files to its quote, in the request's transaction: from then on they are neither removed nor swept. A revision
 * takes them over.
 * @throws CallProblem invalidInput naming each file that is no longer stored, or whose token is wrong.
 */
export async function attachPlanFiles(
  req: PayloadRequest,
  files: UploadedPlan['files'],
  quote: { readonly id: string; readonly number: string },
): Promise<void> {
  const database = await transactionOf(req)
  const missing: { path: string; message: string }[] = []
  for (const [at, { id, token, name }] of files.entries()) {
    // The sweep skips locked rows.
    await lockRow(req, 'plan-files', id)
    if (!(await findPlanFile(req, id, token))) {
      missing.push({ path: `uploadedPlan.files.${at}`, message: `${name} is not stored any more. Add it again.` })
    } else {
      await database.execute(sql`update plan_files set quote_id = ${quote.id}, quote_number = ${quote.number} where id = ${id}`)
    }
  }
  if (missing.length > 0) throw new CallProblem('invalidInput', { fields: missing })
}
