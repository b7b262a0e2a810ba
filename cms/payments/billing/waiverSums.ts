import { companyDay } from '@framewell/domain/dates/businessDays'
import { addCents, type Cents } from '@framewell/domain/money/cents'
import { centsSchema } from '@framewell/domain/money/centsSchema'
import { earnedParts } from '@framewell/domain/payments/earned'
import { PHASES, releasePolicySchema } from '@framewell/domain/payments/phases'
import { phaseRelease } from '@framewell/domain/payments/releasePhase'
import { missingForms } from '@framewell/domain/payments/waiverForms'
import { type RequiredWaiver, WAIVER_STEPS } from '@framewell/domain/payments/waivers'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'
import { PAYMENTS, PHASE_PAYMENT } from '../disputes/phasePayment'
import { NEXT_PHASE, NOT_DISPUTED, STAGE_REACHED } from '../projects/nextPhase'
import { CONTRACT_TEXT, contractFields, holdsRetainage, shopRetainage } from '../projects/storedContract'
import { OF_PRESENT_SHOP } from './signedWaivers'
import { waiverFactFields, waiverFactsText, waiversLacked } from './waiverFacts'

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
const PAYABLE_UNSIGNED: SqlPart = sql`(exists (select from ${PAYMENTS} where x.project_id = p.id and not ${PHASE_SENT} and ${PHASE_UNSIGNED})
  or exists (select from factoring_requests q where ${ADVANCE_UNSIGNED}))`

const openRows = z.array(
  z.object({
    ...contractFields,
    ...waiverFactFields,
    // Only those are read whose shop has accepted its price: before, nothing is signed.
    releasePolicy: releasePolicySchema.and(z.object({ shopPriceCents: centsSchema })),
    id: z.string(),
    // Null once delivery is released: the retainage is next.
    next: z.enum(PHASES).nullable(),
    // Its next payment is due: its phase is recorded, or the kit delivered.
    due: z.boolean(),
    // Payments that are released, not sent, and not signed for.
    unsent: z.array(z.enum(WAIVER_STEPS)),
  }),
)

/** Which projects wait for lien waivers, by their IDs. */
export interface OpenWaivers {
  /** Their next payment lacks a waiver. */
  readonly lacking: readonly string[]
  /** Their shop can sign a waiver without which it is not paid. */
  readonly signable: readonly string[]
  /** A payment waits for a state's form that is not entered. */
  readonly withoutForm: readonly string[]
}

/** SQL: something is payable to the shop of the project `p`; only then can a waiver be missing for it. */
const IS_PAYABLE = sql`exists (select from ledger_accounts a where a.project_id = p.number and a.kind = 'fabricator_payable' and a.balance_cents > 0)`

/** The projects `p` of which a payment that is due, or released and not sent, lacks lien waivers. A disputed one waits for its decision first. */
export async function openWaivers(req: PayloadRequest, where: SqlPart): Promise<OpenWaivers> {
  const due = sql`p.status = 'active' and (${STAGE_REACHED} or p.delivered_on is not null)`
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select ${sql.raw(CONTRACT_TEXT)}, p.id, next.phase as next, coalesce(${due}, false) as due, ${sql.raw(waiverFactsText(`'${companyDay(new Date())}'`))},
      (select coalesce(jsonb_agg(step), '[]') from (select x.phase as step from ${PAYMENTS} where x.project_id = p.id and not ${PHASE_SENT} and ${PHASE_UNSIGNED}
        union all select 'early_payout' from factoring_requests q where ${ADVANCE_UNSIGNED}) as waits) as unsent
    from payment_projects p join orders o on o.number = p.number ${NEXT_PHASE}
    where p.release_policy ? 'shopPriceCents' and ${NOT_DISPUTED} and (${due} or ${IS_PAYABLE} and ${PAYABLE_UNSIGNED}) and ${where}`)
  const open = openRows.parse(rows).map((row) => {
    const { missing } =
      row.due && (row.next !== null || row.retainage > 0)
        ? waiversLacked(row, row.next ?? 'retainage', nextPayment(row), row)
        : { missing: [] }
    const all = [...missing, ...row.unsent.map((phase): RequiredWaiver => ({ phase, condition: 'conditional' }))]
    const blocked = all.filter((one) => missingForms([one], row.site, holdsRetainage(row)).length > 0)
    return { id: row.id, lacks: missing.length > 0, signable: blocked.length < all.length, withoutForm: blocked.length > 0 }
  })
  const idsOf = (member: 'lacks' | 'signable' | 'withoutForm') => open.filter((one) => one[member]).map(({ id }) => id)
  return { lacking: idsOf('lacks'), signable: idsOf('signable'), withoutForm: idsOf('withoutForm') }
}

/** What the next payment of a project would pay its shop. */
function nextPayment({ next, retainage, advance, debt, ...contract }: z.infer<typeof openRows>[number]): Cents {
  const { priceCents, releasePolicy, refundedCents } = contract
  if (next === null) return earnedParts(shopRetainage(contract, retainage), { advanceCents: advance, debtCents: debt }).netCents
  return phaseRelease(priceCents, next, releasePolicy, addCents(advance, debt), refundedCents).netCents
}
