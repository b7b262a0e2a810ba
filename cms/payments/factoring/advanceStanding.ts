import { addCents } from '@framewell/domain/money/cents'
import { type AdvanceFacts, factoringOffer, receivedCents, trustLevel } from '@framewell/domain/payments/factoring'
import { drawsCents } from '@framewell/domain/payments/funding'
import { receivableCents } from '@framewell/domain/payments/releasePhase'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import { isOnHold } from '../orderActions'
import { balancesOf } from '../projects/balances'
import type { StoredProject } from '../projects/findProject'
import { creditRefusal, type HouseCredit } from '../projects/houseCredit'
import { coverOf } from './endAdvances'

const shopRecord = z.object({ finishedOrders: z.number(), onTimeOrders: z.number(), isPreferred: z.boolean() })
const NO_RECORD = { finishedOrders: 0, onTimeOrders: 0, isPreferred: false }
/**
 * What decides whether a project's shop can be advanced something.
 * @param isApproving the limit is checked as for a release: until the end of the transaction nothing else draws on it
 * @param credit when it was read already
 */
export async function advanceStanding(
  req: PayloadRequest,
  project: StoredProject,
  isApproving = false,
  credit?: HouseCredit,
): Promise<AdvanceFacts> {
  const balances = await balancesOf(req, project.number)
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select finished_orders::int as "finishedOrders", on_time_orders::int as "onTimeOrders", coalesce(is_preferred, false) as "isPreferred"
    from fabricators where id = ${project.fabricatorId}`)
  const trust = trustLevel(shopRecord.parse(rows[0] ?? NO_RECORD))
  const receivable = receivableCents(project, project.completed)
  const whole = factoringOffer(receivable, balances.advance, trust, 'standard').advanceCents
  const draws = drawsCents(balances, { ...balances, advance: addCents(balances.advance, whole) })
  const refusal = await creditRefusal(req, project, draws, isApproving, 'This early payout', credit)
  return {
    active: project.status === 'active',
    onHold: await isOnHold(req, project.number),
    disputeOpen: project.openDispute !== null,
    coverCents: await coverOf(req, project),
    advancedCents: balances.advance,
    receivedCents: receivedCents(balances),
    balances,
    capitalRefusal: project.terms.carriedBy === 'shop' ? 'builderUnpaid' : (refusal?.refusal ?? null),
    receivableCents: receivable,
    trust,
  }
}
