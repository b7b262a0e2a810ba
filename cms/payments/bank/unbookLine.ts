import type { Refusal } from '@framewell/domain/http/refusal'
import { cents } from '@framewell/domain/money/cents'
import { type BankLine, isPayout, isTransfer } from '@framewell/domain/payments/bankCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'
import { onBankDay } from '../bankDay'
import { moveReceipt } from '../billing/bookReceipt'
import { findParts, IN_FORCE, takePartBack } from '../billing/takePartBack'
import { unbookTransfer } from '../escrow/bookTransfer'
import { undoDebtReceipt } from '../factoring/undoDebtReceipt'
import { lastPosting } from '../keysOfCause'
import { undoReturn } from '../payouts/returnPayout'
import { unsettlePayouts } from '../payouts/settlePayouts'
import { post } from '../post'
import { reversePosting } from '../reversePosting'
import { unmatchedReceipt } from './bookLine'

interface Undoing {
  /** Who undoes it. */
  readonly by: string
  readonly reason: string
}

type Refused = Refusal<'notTakenBack'>

/**
 * Reverses what a line was booked as, after which it needs a decision. What is posted in addition is on the bank's day too. The caller holds the
 * locks of imports.
 * @returns why that cannot be; undefined once it is done
 * @throws LedgerRefusal insufficientFunds when the money has moved on
 */
export function unbookLine(req: PayloadRequest, line: BankLine, undoing: Undoing): Promise<Refused | undefined> {
  return onBankDay(req, line.bookedOn, () => unbook(req, line, undoing))
}

async function unbook(req: PayloadRequest, line: BankLine, { by, reason }: Undoing): Promise<Refused | undefined> {
  const { id, amountCents, matchedTo } = line
  if (line.companyId !== null) {
    for (const part of await findParts(req, sql`x.line_id = ${id} and ${IN_FORCE}`))
      await takePartBack(req, part, { to: 'suspense', by, reason })
    await moveReceipt(req, id, 'customer_credit', 'suspense', cents(line.unappliedCents))
  } else if (matchedTo !== null && isPayout(matchedTo)) {
    const detail = await (amountCents < 0 ? unsettlePayouts(req, id, reason) : undoReturn(req, id, matchedTo, reason))
    if (detail) return { refusal: 'notTakenBack', more: { detail } }
    if (amountCents > 0 && line.status === 'matched' && line.houseAccount === 'operating') await post(req, unmatchedReceipt(id, line))
  } else if (matchedTo !== null && isTransfer(matchedTo)) {
    await unbookTransfer(req, id, reason)
    if (amountCents > 0 && line.status === 'matched') await post(req, unmatchedReceipt(id, line))
  } else if (line.status === 'matched') {
    if (!(await undoDebtReceipt(req, id, amountCents, reason))) return { refusal: 'notTakenBack' }
  } else if (line.status === 'assigned') await reversePosting(req, await standingPosting(req, id), reason)
  const db = await transactionOf(req)
  await db.execute(sql`
    update bank_lines set status = 'unmatched', matched_to = null, decided_by = null, reason = null, company_id = null,
      unapplied_cents = 0, updated_at = now() where id = ${id}`)
  return undefined
}

async function standingPosting(req: PayloadRequest, id: string): Promise<number> {
  const posting = await lastPosting(req, 'line', id)
  if (posting === undefined) throw new Error('A line was decided without a posting')
  return posting
}
