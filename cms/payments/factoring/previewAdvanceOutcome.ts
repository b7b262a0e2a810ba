import { addCents, type Cents, cents } from '@framewell/domain/money/cents'
import { minCents, subtractCents } from '@framewell/domain/money/differences'
import { type AdvanceOutcome, cutAdvances, repayableCents } from '@framewell/domain/payments/advanceOutcome'
import type { previewAdvanceOutcome as previewCall } from '@framewell/domain/payments/factoringCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { heldFor } from '../disputes/storedDispute'
import { findPayouts } from '../payouts/findPayouts'
import { balancesOf } from '../projects/balances'
import { findProject, type StoredProject, sideOf } from '../projects/findProject'
import { shopRetainage } from '../projects/storedContract'
import { outcomeOfCuts } from './endAdvances'
import { returnedCuts } from './returnedPayout'
import { advanceBooks } from './storedAdvances'

type Context = Parameters<Operation<typeof previewCall>>[0]

/** Shows what a step would do to early payouts, by the same rules as the step; writes nothing. */
export const previewAdvanceOutcome: Operation<typeof previewCall> = async (context, { projectId, step, refundCents, payoutId }) => {
  const { req, refuse } = context
  const project = await findProject(req, projectId)
  const side = project && (await sideOf(req, project))
  // Builders do not see what their shop borrows. A shop could find its share of the contract price by trying refunds.
  if (!project || side === 'builder' || (side === 'fabricator' && (step === 'refund' || step === 'return'))) throw refuse('unknownProject')
  if (step === 'return') return returnOutcome(context, project, payoutId ?? '')
  const ends = step !== 'refund' || project.deliveredOn !== null
  const requestEnds = ends && (await hasPending(req, project))
  return { shop: project.fabricator, requestEnds, ...(await cutsOf(req, project, ends, cents(refundCents))) }
}

async function returnOutcome({ req, refuse }: Context, project: StoredProject, payoutId: string): Promise<AdvanceOutcome> {
  const [payout] = await findPayouts(req, sql`o.id::text = ${payoutId} and p.id = ${project.id} and o.status in ('sent', 'settled')`)
  if (!payout) throw refuse('unknownPayout')
  const { open, owed } = await returnedCuts(req, project, payout)
  const shop = payout.fabricatorId === project.fabricatorId ? project.fabricator : null
  return { shop, requestEnds: false, ...outcomeOfCuts([...open, ...owed]) }
}

async function cutsOf(
  req: PayloadRequest,
  project: StoredProject,
  ends: boolean,
  refundCents: Cents,
): Promise<Pick<AdvanceOutcome, 'undoneCents' | 'owedCents'>> {
  const { escrow, retainage } = await balancesOf(req, project.number)
  const books = await advanceBooks(req, project)
  if (project.status !== 'active') return outcomeOfCuts([])
  if (!ends) {
    const refund = minCents(refundCents, (await heldFor(req, project)).unreleasedCents)
    const cover = {
      ...project,
      active: true,
      refundedCents: addCents(project.refundedCents, refund),
      escrowCents: subtractCents(escrow, refund),
      shopRetainageCents: shopRetainage(project, retainage),
    }
    return outcomeOfCuts(cutAdvances(books, repayableCents(cover)))
  }
  // A decision after delivery divides the retainage: what is not refunded repays first.
  const released = project.deliveredOn ? shopRetainage(project, subtractCents(retainage, minCents(refundCents, retainage))) : cents(0)
  const left = subtractCents(books.advancedCents, minCents(books.advancedCents, released))
  return outcomeOfCuts(cutAdvances({ ...books, advancedCents: left }, cents(0)))
}

async function hasPending(req: PayloadRequest, { id }: StoredProject): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select 1 from factoring_requests where project_id = ${id} and status = 'pending'`)
  return rows.length > 0
}
