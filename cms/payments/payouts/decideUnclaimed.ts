import { type Cents, cents } from '@framewell/domain/money/cents'
import { minCents, subtractCents } from '@framewell/domain/money/differences'
import type { decideUnclaimed as decideCall } from '@framewell/domain/payments/payoutCalls'
import { creditOwnAccount, debitOwnAccount } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isTied } from '../../parties/independence'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lock } from '../../platform/database/lock'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { changed } from '../../platform/live/changed'
import { whoWroteOff, writtenOffCents } from '../factoring/writtenOff'
import { nthKey } from '../keysOfCause'
import { post } from '../post'
import { lockAnyProject } from '../projects/findProject'
import { findPayouts } from './findPayouts'
import { paidAgainWith, unclaimedCents } from './inSuspense'
import { runOf } from './storedRun'

/**
 * Decides what happens to a returned payout that waits in suspense. 'pay': it is payable to the shop, to an account that is confirmed by then, in a
 * run that two people approve. 'recover': it makes up for the debt of the same shop that was written off on the project, at most that much; whoever
 * wrote it off cannot decide this.
 */
export const decideUnclaimed: Operation<typeof decideCall> = async ({ req, refuse, session }, { id, decision, reason }) => {
  await lock(req, 'payout-runs')
  const [payout] = await findPayouts(req, sql`o.id = ${id}`)
  if (!payout) throw refuse('notFound')
  const { reference, projectId, fabricatorId, companyId } = payout
  await lockAnyProject(req, projectId)
  const waits = await waitingCents(req, id)
  if (waits === 0 || !fabricatorId || (await paidAgainWith(req, id))) throw refuse('nothingWaits')
  const decider = session?.id ?? ''
  const behind = decision === 'recover' ? await whoWroteOff(req, projectId, fabricatorId) : []
  if (await isTied(req, decider, { accounts: behind, companies: [companyId] })) throw refuse('notIndependent')
  const db = await transactionOf(req)
  if (decision === 'pay') {
    await db.execute(sql`update payouts set pay_again_by = ${session?.name ?? ''}, updated_at = now() where id = ${id}`)
  } else {
    const recovered = minCents(waits, await recoverableCents(req, projectId, fabricatorId))
    if (recovered === 0) throw refuse('nothingWrittenOff')
    const { postingId } = await post(req, {
      key: await nthKey(req, 'recovered', reference),
      kind: 'debt_recovered',
      description: `Payout ${reference} came back: makes up for what was written off`,
      entries: [debitOwnAccount('suspense', recovered), creditOwnAccount('bad_debt', recovered)],
    })
    // Undoing the return reverses it too.
    await db.execute(sql`
      update payouts set took_back = took_back || to_jsonb(array[${postingId}::bigint]), updated_at = now() where id = ${id}`)
  }
  await changed(req, 'payments', '')
  await recordAudit(req, {
    action: `payout-unclaimed-${decision}`,
    subjectType: 'payouts',
    subjectId: id,
    before: { waitsCents: waits },
    after: { waitsCents: await waitingCents(req, id) },
    reason,
  })
  return { run: await runOf(req, payout.runId, session?.id) }
}

async function waitingCents(req: PayloadRequest, id: string): Promise<Cents> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select ${unclaimedCents} as cents from payouts o where o.id = ${id} and o.status = 'returned' and o.took_back is not null`)
  return z.object({ cents: storedCentsSchema }).optional().parse(rows[0])?.cents ?? cents(0)
}

/** What was written off and not made up for yet. */
async function recoverableCents(req: PayloadRequest, number: string, shop: string): Promise<Cents> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select coalesce(sum(e.amount_cents), 0) as cents from payouts o join payment_projects p on p.id = o.project_id
      cross join jsonb_array_elements_text(o.took_back) as t (posting) join ledger_postings r on r.id = t.posting::bigint and r.kind = 'debt_recovered'
      join ledger_entries e on e.posting_id = r.id join ledger_accounts h on h.id = e.account_id and h.kind = 'suspense'
    where p.number = ${number} and o.fabricator_id = ${shop} and o.status = 'returned'`)
  return subtractCents(await writtenOffCents(req, number, shop), z.object({ cents: storedCentsSchema }).parse(rows[0]).cents)
}
