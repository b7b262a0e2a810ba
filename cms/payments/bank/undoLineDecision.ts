import { mayTakeBack, type undoLineDecision as undoCall } from '@framewell/domain/payments/bankCalls'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { recordAudit } from '../../audit/recordAudit'
import { lockRow } from '../../database/lockRow'
import { transactionOf } from '../../database/transactionOf'
import type { Operation } from '../../http/bindCall'
import { changed } from '../../notifications/changed'
import { LedgerRefusal } from '../LedgerRefusal'
import { reversePosting } from '../reversePosting'
import { findLines } from './storedStatement'

const lastRow = z.object({ id: z.coerce.number() })

/** Takes a decision back: the posting it made is reversed, once, and the line waits for another one. */
export const undoLineDecision: Operation<typeof undoCall> = async ({ req, refuse }, { id, reason }) => {
  if (!(await lockRow(req, 'bank-lines', id))) throw refuse('notFound')
  const [line] = await findLines(req, sql`l.id = ${id}`)
  if (!line) throw refuse('notFound')
  if (!mayTakeBack(line)) throw refuse('notTakenBack')
  const db = await transactionOf(req)
  if (line.status === 'assigned') {
    const { rows } = await db.execute(sql`select id from ledger_postings where starts_with(key, ${`line:${id}`}) order by id desc limit 1`)
    try {
      await reversePosting(req, lastRow.parse(rows[0]).id, reason)
    } catch (error) {
      if (error instanceof LedgerRefusal && error.code === 'insufficientFunds') throw refuse('bankShort', { detail: error.message })
      throw error
    }
  }
  await db.execute(sql`
    update bank_lines set status = 'unmatched', matched_to = null, decided_by = null, reason = null, updated_at = now() where id = ${id}`)
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
