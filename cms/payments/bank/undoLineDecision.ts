import { canUndoBooking, type undoLineDecision as undoCall } from '@framewell/domain/payments/bankCalls'
import { sql } from '@payloadcms/db-postgres'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lock } from '../../platform/database/lock'
import { lockRow } from '../../platform/database/lockRow'
import type { Operation } from '../../platform/http/calls/bindCall'
import { changed } from '../../platform/live/changed'
import { LedgerRefusal } from '../LedgerRefusal'
import { findLines } from './storedStatement'
import { unbookLine } from './unbookLine'

/** Undoes what a line was posted as: the posting is reversed once, and the line waits for a decision. */
export const undoLineDecision: Operation<typeof undoCall> = async ({ req, refuse, session }, { id, reason }) => {
  // In the order of imports.
  await lock(req, 'bank-statements')
  await lock(req, 'payout-runs')
  if (!(await lockRow(req, 'bank-lines', id))) throw refuse('notFound')
  const [line] = await findLines(req, sql`l.id = ${id}`)
  if (!line) throw refuse('notFound')
  if (!canUndoBooking(line)) throw refuse('notTakenBack')
  try {
    const refused = await unbookLine(req, line, { by: session?.name ?? '', reason })
    if (refused) throw refuse(refused.refusal, refused.more)
  } catch (error) {
    if (error instanceof LedgerRefusal && error.code === 'insufficientFunds') throw refuse('bankShort', { detail: error.message })
    throw error
  }
  await changed(req, 'payments', '')
  await recordAudit(req, {
    action: 'bank-line-undo',
    subjectType: 'bank-lines',
    subjectId: id,
    before: { status: line.status, matchedTo: line.matchedTo },
    after: { status: 'unmatched' },
    reason,
  })
  const [undone] = await findLines(req, sql`l.id = ${id}`)
  if (!undone) throw new Error('A line was found and is gone')
  return { line: undone }
}
