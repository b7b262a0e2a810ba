import type { Cents } from '@framewell/domain/money/cents'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import { keysOfCause } from '../keysOfCause'
import { moneyChanged } from '../moneyChanged'
import { lockAnyProject } from '../projects/findProject'
import { reversePosting } from '../reversePosting'
import { raiseDebt } from './settleAdvances'
import { findRequests } from './storedRequests'

const idRow = z.object({ id: z.coerce.string() }).optional()

/**
 * Undoes that a receipt paid a shop's debt from an early payout: the posting is reversed, and the shop owes it again.
 * @returns false for a receipt that paid no such debt
 */
export async function undoDebtReceipt(req: PayloadRequest, lineId: string, amountCents: Cents, reason: string): Promise<boolean> {
  const db = await transactionOf(req)
  const decided = await db.execute(sql`
    select subject_id as id from audit_records where action = 'early-payout-debt-received' and after ->> 'bankLineId' = ${lineId}
    order by created_at desc limit 1`)
  const requestId = idRow.parse(decided.rows[0])?.id
  const [request] = requestId === undefined ? [] : await findRequests(req, sql`q.id = ${requestId}`)
  const project = request && (await lockAnyProject(req, request.projectId))
  if (!project) return false
  const posted = await db.execute(sql`
    select p.id from ledger_postings p where p.key in ${keysOfCause(request.id)} and p.kind = 'debt_received'
      and not exists (select from ledger_postings r where r.reverses = p.id)
      and exists (select from ledger_entries e where e.posting_id = p.id and e.amount_cents = ${amountCents})
    order by p.id desc limit 1`)
  const posting = idRow.parse(posted.rows[0])?.id
  if (posting === undefined) return false
  await reversePosting(req, Number(posting), reason)
  await raiseDebt(req, request.id, amountCents)
  await moneyChanged(req, project)
  return true
}
