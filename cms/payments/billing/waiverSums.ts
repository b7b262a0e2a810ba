import { addCents, cents } from '@framewell/domain/money/cents'
import { earnedParts } from '@framewell/domain/payments/earned'
import { isAgreed, PHASES } from '@framewell/domain/payments/phases'
import { phaseRelease } from '@framewell/domain/payments/releasePhase'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../../platform/database/SqlPart'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { PAYMENTS, PHASE_PAYMENT } from '../disputes/phasePayment'
import { NEXT_PHASE, STAGE_REACHED } from '../projects/nextPhase'
import { CONTRACT_TEXT, contractFields, shopRetainage } from '../projects/storedContract'
import { OF_PRESENT_SHOP } from './signedWaivers'

/** SQL: the shop of the project `p` has not signed the conditional waiver of what the payment `x` pays it. */
export const PHASE_UNSIGNED = sql`${PHASE_PAYMENT} > 0 and not exists (select from lien_waivers w, fabricators f
  where ${sql.raw(OF_PRESENT_SHOP)} and w.condition = 'conditional' and w.phase::text = x.phase::text and w.amount_cents = ${PHASE_PAYMENT})`

/** SQL: a payout that was sent pays the payment `x`. */
export const PHASE_SENT: SqlPart = sql`exists (select from payouts o where o.project_id = x.project_id and o.status in ('sent', 'settled')
  and o.phases @> jsonb_build_array(x.phase))`

/** SQL: no payout to its shop was sent since the approval of the early payout `q`. */
export const ADVANCE_UNSENT: SqlPart = sql`not exists (select from payouts o where o.project_id = q.project_id and o.fabricator_id = q.fabricator_id
  and o.status in ('sent', 'settled') and o.created_at >= q.decided_at)`

/** SQL: an early payout `q` of the project `p` that is approved and not sent, and that its shop has signed no waiver of this sum for. */
export const ADVANCE_UNSIGNED: SqlPart = sql`q.project_id = p.id and q.fabricator_id = p.fabricator_id and q.status = 'approved' and q.paid_cents > 0
  and ${ADVANCE_UNSENT} and not exists (select from lien_waivers w where w.advance_id = q.id and w.condition = 'conditional' and w.amount_cents = q.paid_cents)`

/**
 * SQL: something of the project `p` that is payable to its shop is another sum than the waivers on file name: a dispute took of a released phase,
 * or of an early payout, before it was sent.
 */
export const PAYABLE_UNSIGNED: SqlPart = sql`(exists (select from ${PAYMENTS} where x.project_id = p.id and not ${PHASE_SENT} and ${PHASE_UNSIGNED})
  or exists (select from factoring_requests q where ${ADVANCE_UNSIGNED}))`

const outlookRows = z.array(
  z.object({
    ...contractFields,
    id: z.string(),
    // Null once delivery is released: the retainage is next.
    next: z.enum(PHASES).nullable(),
    retainage: storedCentsSchema,
    advance: storedCentsSchema,
    debt: storedCentsSchema,
    signed: z.array(storedCentsSchema),
  }),
)

/**
 * The active projects `p` whose next payment is due, its phase recorded or the kit delivered, and whose shop has not signed the conditional waiver
 * of what it would be now. None is needed for a payment of nothing.
 * @returns their IDs
 */
export async function unsignedProjects(req: PayloadRequest, where: SqlPart): Promise<string[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select ${sql.raw(CONTRACT_TEXT)}, p.id, next.phase as next, signed.amounts as signed,
      coalesce((select sum(a.balance_cents) from ledger_accounts a where a.project_id = p.number and a.kind = 'retainage'), 0) as retainage,
      coalesce((select sum(a.balance_cents) from ledger_accounts a where a.project_id = p.number and a.kind = 'advance'), 0) as advance,
      coalesce((select sum(q.owed_cents) from factoring_requests q where q.project_id = p.id and q.fabricator_id = p.fabricator_id), 0) as debt
    from payment_projects p join orders o on o.number = p.number ${NEXT_PHASE}
      cross join lateral (select coalesce(jsonb_agg(w.amount_cents), '[]') as amounts from lien_waivers w, fabricators f
        where ${sql.raw(OF_PRESENT_SHOP)} and w.condition = 'conditional' and w.phase::text = coalesce(next.phase, 'retainage')) as signed
    where p.status = 'active' and p.release_policy ? 'shopPriceCents' and (${STAGE_REACHED} or p.delivered_on is not null) and ${where}`)
  return outlookRows
    .parse(rows)
    .filter(({ next, retainage, advance, debt, signed, ...contract }) => {
      const { priceCents, releasePolicy, refundedCents } = contract
      const netCents =
        next === null
          ? earnedParts(shopRetainage(contract, retainage), { advanceCents: advance, debtCents: debt }).netCents
          : isAgreed(releasePolicy)
            ? phaseRelease(priceCents, next, releasePolicy, addCents(advance, debt), refundedCents).netCents
            : cents(0)
      return netCents > 0 && !signed.includes(netCents)
    })
    .map(({ id }) => id)
}
