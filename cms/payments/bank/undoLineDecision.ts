import { cents } from '@framewell/domain/money/cents'
import {
  type BankLine,
  canUndoBooking,
  isPayout,
  isTransfer,
  type undoLineDecision as undoCall,
} from '@framewell/domain/payments/bankCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lock } from '../../platform/database/lock'
import { lockRow } from '../../platform/database/lockRow'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { changed } from '../../platform/live/changed'
import { onBankDay } from '../bankDay'
import { moveReceipt } from '../billing/bookReceipt'
import { findParts, IN_FORCE, takePartBack } from '../billing/takePartBack'
import { unbookTransfer } from '../escrow/bookTransfer'
import { undoDebtReceipt } from '../factoring/undoDebtReceipt'
import { lastPosting } from '../keysOfCause'
import { LedgerRefusal } from '../LedgerRefusal'
import { undoReturn } from '../payouts/returnPayout'
import { unsettlePayouts } from '../payouts/settlePayouts'
import { post } from '../post'
import { reversePosting } from '../reversePosting'
import { unmatchedReceipt } from './bookLine'
import { findLines } from './storedStatement'

type UndoContext = Parameters<Operation<typeof undoCall>>[0]

/** Undoes what a line was posted as: the posting is reversed once, and the line waits for a decision. */
export const undoLineDecision: Operation<typeof undoCall> = async (context, { id, reason }) => {
  const { req, refuse } = context
  // In the order of imports.
  await lock(req, 'bank-statements')
  await lock(req, 'payout-runs')
  if (!(await lockRow(req, 'bank-lines', id))) throw refuse('notFound')
  const [line] = await findLines(req, sql`l.id = ${id}`)
  if (!line) throw refuse('notFound')
  if (!canUndoBooking(line)) throw refuse('notTakenBack')
  try {
    await onBankDay(req, line.bookedOn, () => unbook(context, line, reason))
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

/** Reverses what a line was booked as. What is posted in addition is on the bank's day too. */
async function unbook({ req, refuse, session }: UndoContext, line: BankLine, reason: string): Promise<void> {
  const { id, amountCents, matchedTo } = line
  if (line.companyId !== null) {
    for (const part of await findParts(req, sql`x.line_id = ${id} and ${IN_FORCE}`))
      await takePartBack(req, part, { to: 'suspense', by: session?.name ?? '', reason })
    await moveReceipt(req, id, 'customer_credit', 'suspense', cents(line.unappliedCents))
  } else if (matchedTo !== null && isPayout(matchedTo)) {
    const detail = await (amountCents < 0 ? unsettlePayouts(req, id, reason) : undoReturn(req, id, matchedTo, reason))
    if (detail) throw refuse('notTakenBack', { detail })
    if (amountCents > 0 && line.status === 'matched' && line.houseAccount === 'operating') await post(req, unmatchedReceipt(id, line))
  } else if (matchedTo !== null && isTransfer(matchedTo)) {
    await unbookTransfer(req, id, reason)
    if (amountCents > 0 && line.status === 'matched') await post(req, unmatchedReceipt(id, line))
  } else if (line.status === 'matched') {
    if (!(await undoDebtReceipt(req, id, amountCents, reason))) throw refuse('notTakenBack')
  } else if (line.status === 'assigned') await reversePosting(req, await standingPosting(req, id), reason)
  const db = await transactionOf(req)
  await db.execute(sql`
    update bank_lines set status = 'unmatched', matched_to = null, decided_by = null, reason = null, company_id = null,
      unapplied_cents = 0, updated_at = now() where id = ${id}`)
}

async function standingPosting(req: PayloadRequest, id: string): Promise<number> {
  const posting = await lastPosting(req, 'line', id)
  if (posting === undefined) throw new Error('A line was decided without a posting')
  return posting
}
