import { type Cents, cents, sumCents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { earlyPayoutEnded } from '@framewell/domain/notifications/events/payments'
import {
  type AdvanceCut,
  type AdvanceOutcome,
  advanceReversalPosting,
  cutAdvances,
  repayableCents,
  uncoveredAdvancePosting,
} from '@framewell/domain/payments/advanceOutcome'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notify } from '../../notifications/notify'
import { recordAudit } from '../../platform/audit/recordAudit'
import { transactionOf } from '../../platform/database/transactionOf'
import { ADVANCE_UNSENT } from '../billing/waiverSums'
import { guardLedger } from '../invariants/guardLedger'
import { nthKey } from '../keysOfCause'
import { post } from '../post'
import { balancesOf } from '../projects/balances'
import { lockAnyProject, type StoredProject } from '../projects/findProject'
import { shopRetainage } from '../projects/storedContract'
import { settleAdvances } from './settleAdvances'
import { advanceBooks } from './storedAdvances'

/** How much of its shop's advances a project can still repay. */
export async function coverOf(req: PayloadRequest, project: StoredProject): Promise<Cents> {
  const { escrow, retainage } = await balancesOf(req, project.number)
  return repayableCents({
    ...project,
    active: project.status === 'active',
    escrowCents: escrow,
    shopRetainageCents: shopRetainage(project, retainage),
  })
}

interface Ending {
  /** What happened, for the shop and the record. */
  readonly reason: string
  /** The shop no longer makes the order, or nobody does: all its early payouts end. */
  readonly shopEnds?: boolean
}

/**
 * Brings a project's early payouts in line with what it can still repay, in the caller's transaction, after a step that lowers it: a
 * cancellation, another shop, a refund, a receipt undone. A waiting request ends when its shop loses the order.
 */
export async function endAdvances(req: PayloadRequest, number: string, { reason, shopEnds = false }: Ending): Promise<void> {
  const project = await lockAnyProject(req, number)
  if (!project) return
  await guardLedger(req, { projects: [number] })
  const ends = shopEnds || project.status !== 'active'
  const requestEnds = ends && (await withdrawPending(req, project, reason))
  const cuts = cutAdvances(await advanceBooks(req, project), ends ? cents(0) : await coverOf(req, project))
  await applyCuts(req, project, cuts, reason)
  await lowerPaid(req, cuts)
  await tellEnded(req, project, { ...outcomeOfCuts(cuts), requestEnds, shop: project.fabricator }, reason)
}

/** An early payout that was not sent pays what the cuts leave of it, for which its shop signs another waiver. */
async function lowerPaid(req: PayloadRequest, cuts: readonly AdvanceCut[]): Promise<void> {
  const db = await transactionOf(req)
  for (const { id, undoneCents, discountCents } of cuts)
    await db.execute(sql`
      update factoring_requests q set paid_cents = paid_cents - ${subtractCents(undoneCents, discountCents)}, updated_at = now()
      where q.id = ${id} and q.advance_cents > ${undoneCents} and ${ADVANCE_UNSENT}`)
}

/** The sum of the cuts. */
export function outcomeOfCuts(cuts: readonly AdvanceCut[]): Pick<AdvanceOutcome, 'undoneCents' | 'owedCents'> {
  return { undoneCents: sumCents(cuts.map(({ undoneCents }) => undoneCents)), owedCents: sumCents(cuts.map(({ owedCents }) => owedCents)) }
}

/** Posts cuts and records them on their requests. @returns the IDs of the postings */
export async function applyCuts(
  req: PayloadRequest,
  project: StoredProject,
  cuts: readonly AdvanceCut[],
  reason: string,
): Promise<number[]> {
  const db = await transactionOf(req)
  const posted: number[] = []
  for (const cut of cuts) {
    const postings = [
      ...(cut.undoneCents > 0 ? [advanceReversalPosting(await nthKey(req, 'undone', cut.id), project.number, cut)] : []),
      ...(cut.owedCents > 0 ? [uncoveredAdvancePosting(await nthKey(req, 'owed', cut.id), project.number, cut)] : []),
    ]
    for (const posting of postings) posted.push((await post(req, posting)).postingId)
    await db.execute(sql`
      update factoring_requests set owed_cents = owed_cents + ${cut.owedCents}, end_reason = ${reason.slice(0, 500)}, updated_at = now(),
        status = case when advance_cents = ${cut.undoneCents} then 'withdrawn' else status::text end::enum_factoring_requests_status
      where id = ${cut.id}`)
  }
  if (cuts.length > 0) await settleAdvances(req, project)
  return posted
}

/** Notifies the shop and the operators, and records it; does nothing if nothing ended. */
export async function tellEnded(req: PayloadRequest, project: StoredProject, outcome: AdvanceOutcome, reason: string): Promise<void> {
  const { requestEnds, undoneCents, owedCents } = outcome
  if (!requestEnds && undoneCents === 0 && owedCents === 0) return
  await recordAudit(req, {
    action: 'early-payout-end',
    subjectType: 'payment-projects',
    subjectId: project.number,
    after: { ...outcome },
    reason,
  })
  const { number: projectId, title, fabricatorCompanyId } = project
  // The builder is not involved.
  await notify(req, earlyPayoutEnded, { projectId, title, companies: fabricatorCompanyId ? [fabricatorCompanyId] : [], ...outcome, reason })
}

async function withdrawPending(req: PayloadRequest, { id }: StoredProject, reason: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    update factoring_requests set status = 'withdrawn', end_reason = ${reason.slice(0, 500)}, updated_at = now()
    where project_id = ${id} and status = 'pending' returning id`)
  return rows.length > 0
}
