import type { Cents } from '@framewell/domain/money/cents'
import type { Waiver } from '@framewell/domain/payments/projectCalls'
import { waiverSchema } from '@framewell/domain/payments/projectCalls'
import type { PaidStep } from '@framewell/domain/payments/waivers'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isoTime } from '../../platform/database/isoTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'
import { PAYMENTS, PHASE_PAYMENT } from '../disputes/phasePayment'

/** SQL: the waiver `w` of a phase or the retainage was signed by the shop `f` that makes the project `p` now, under the company it belongs to now. */
export const OF_PRESENT_SHOP =
  'w.advance_id is null and w.project_id = p.id and w.fabricator_id = p.fabricator_id and f.id = p.fabricator_id and w.company_id = f.company_id'

/** SQL: the payout pays the phase of the waiver `w` to the shop and company that signed it. @param payout alias of the payout */
const paysWaiver = (payout: 'o' | 'paid') =>
  sql.raw(`${payout}.project_id = w.project_id and ${payout}.fabricator_id = w.fabricator_id and ${payout}.company_id = w.company_id
    and ${payout}.phases @> jsonb_build_array(w.phase::text)`)

/**
 * SQL: the payout `o` pays the early payout of the waiver `w` to the shop and company that signed it: the first one after its approval, at
 * the amount that was signed. An earlier text with another amount was never paid.
 */
const PAYS_ADVANCE = sql`o.fabricator_id = w.fabricator_id and o.company_id = w.company_id and exists (select from factoring_requests q
    where q.id = w.advance_id and q.project_id = o.project_id and q.status not in ('pending', 'rejected') and q.paid_cents = w.amount_cents
      and o.created_at >= q.decided_at and not exists (select from payouts e where e.project_id = o.project_id
        and e.fabricator_id = o.fabricator_id and e.status <> 'cancelled' and e.created_at >= q.decided_at and e.created_at < o.created_at))`

/** SQL: the shop had signed another waiver for the payment of the waiver `w`, of another sum, before the payout `o` was made. */
const REPLACED = sql`exists (select from lien_waivers n where n.project_id = w.project_id and n.fabricator_id = w.fabricator_id
    and n.company_id = w.company_id and n.phase = w.phase and n.condition = w.condition and n.signed_at > w.signed_at and n.signed_at < o.created_at)`

/** SQL: of a payout `o`: the bank returned it, and no statement shows the payment of the waiver `w` made again. */
const RETURNED = sql`o.status = 'returned' and (${paysWaiver('o')} and not ${REPLACED} or ${PAYS_ADVANCE})
  and not exists (select from payouts paid where paid.status = 'settled' and (paid.again_id = o.id or ${paysWaiver('paid')}))`

/** SQL: the last payout that was to pay the waiver `w` and came back, while it is not paid again. @param columns of the payout `o` */
export const returnedPayoutOf = (columns: SqlPart): SqlPart =>
  sql`(select ${columns} from payouts o where ${RETURNED} order by o.created_at desc, o.reference desc limit 1)`

/** SQL: what the payment of a waiver `w` is; null for one to come. */
const PAYMENT = sql`case when w.advance_id is null
  then (select ${PHASE_PAYMENT} from ${PAYMENTS} where x.project_id = w.project_id and x.phase::text = w.phase::text)
  else (select q.paid_cents from factoring_requests q where q.id = w.advance_id) end`

/** SQL: a signed waiver `w` as readers see it. */
const WAIVER = sql`w.id, w.phase, w.condition, w.kind, w.amount_cents::float8 as "amountCents", w.signed_by as "signedBy",
  ${isoTime(sql`w.signed_at`)} as "signedAt", coalesce(w.exceptions, '') as exceptions, w.text_version::int as "textVersion", w.text_hash as "textHash",
  ${returnedPayoutOf(sql`o.reference`)} as "returnedPayout", coalesce(w.amount_cents <> ${PAYMENT}, false) as "amountChanged"`

/** SQL: the signed waivers that a returned payout `o` was to pay, while they are not paid again, as JSON. */
export const WAIVERS_OF_RETURNED = sql`(select coalesce(jsonb_agg(to_jsonb(signed) order by signed."signedAt"), '[]')
  from (select ${WAIVER} from lien_waivers w where ${RETURNED}) as signed)`

/** What the shop has signed for an early payout, newest first. */
export async function advanceWaivers(req: PayloadRequest, requestId: string): Promise<Waiver[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select ${WAIVER} from lien_waivers w where w.advance_id = ${requestId} order by w.signed_at desc, w.id desc`)
  return z.array(waiverSchema).parse(rows)
}

/**
 * What the current shop of a project has signed for its payments, oldest first. An earlier shop's waivers stay on file but do not count here.
 * @param next the next payment, and what it would be; null when nothing is agreed or to come
 */
export async function signedWaivers(
  req: PayloadRequest,
  projectId: string,
  next: { readonly phase: PaidStep; readonly netCents: Cents } | null,
): Promise<Waiver[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select ${WAIVER} from lien_waivers w, payment_projects p, fabricators f
    where p.id = ${projectId} and ${sql.raw(OF_PRESENT_SHOP)} order by w.signed_at, w.id`)
  const waivers = z.array(waiverSchema).parse(rows)
  return waivers.map((waiver) =>
    waiver.phase === next?.phase ? { ...waiver, amountChanged: waiver.amountCents !== next.netCents } : waiver,
  )
}
