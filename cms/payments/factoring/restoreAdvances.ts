import type { Cents } from '@framewell/domain/money/cents'
import { uncoveredAdvancePosting } from '@framewell/domain/payments/advanceOutcome'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { nthKey } from '../keysOfCause'
import { post } from '../post'
import { lockAnyProject } from '../projects/findProject'
import { reversePosting } from '../reversePosting'
import { raiseDebt } from './settleAdvances'

const tookBackRows = z.array(
  z.object({
    postingId: z.coerce.number(),
    requestId: z.string().nullable(),
    advanceCents: storedCentsSchema,
    debtCents: storedCentsSchema,
  }),
)

interface ReturnedPayout {
  readonly id: string
  readonly projectId: string
  readonly fabricatorId: string | null
}

/**
 * The shop has the payout after all, so also what its return took back of early payouts. They are open again; if another shop makes the
 * order now, the first shop owes them. Call it with the project locked. The caller ends what the project no longer covers.
 * @returns whether the return had taken anything back
 */
export async function restoreAdvances(req: PayloadRequest, payout: ReturnedPayout, reason: string): Promise<boolean> {
  const db = await transactionOf(req)
  const amountOn = (kind: 'advance' | 'shop_debt') => sql`coalesce((select -sum(e.amount_cents) from ledger_entries e
    join ledger_accounts a on a.id = e.account_id where e.posting_id = p.id and a.kind = ${kind}), 0)`
  const { rows } = await db.execute(sql`
    select p.id as "postingId", case when p.kind = 'advance_undone' then split_part(p.key, ':', 2) end as "requestId",
      ${amountOn('advance')} as "advanceCents", ${amountOn('shop_debt')} as "debtCents"
    from payouts o cross join jsonb_array_elements_text(o.took_back) as t (posting) join ledger_postings p on p.id = t.posting::bigint
    where o.id = ${payout.id} order by p.id desc`)
  const tookBack = tookBackRows.parse(rows)
  const project = tookBack.length > 0 ? await lockAnyProject(req, payout.projectId) : null
  if (!project) return false
  const ofShop = project.fabricatorId === payout.fabricatorId
  for (const { postingId, requestId, advanceCents, debtCents } of tookBack) {
    await reversePosting(req, postingId, reason)
    if (requestId === null) continue
    if (debtCents > 0) await raiseDebt(req, requestId, debtCents)
    if (advanceCents === 0) continue
    if (ofShop) await db.execute(sql`update factoring_requests set status = 'approved', updated_at = now() where id = ${requestId}`)
    else await owe(req, project.number, requestId, advanceCents)
  }
  return true
}

async function owe(req: PayloadRequest, number: string, requestId: string, owedCents: Cents): Promise<void> {
  await post(req, uncoveredAdvancePosting(await nthKey(req, 'owed', requestId), number, { owedCents }))
  await raiseDebt(req, requestId, owedCents)
}
