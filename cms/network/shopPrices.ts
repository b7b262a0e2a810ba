import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import type { RoutableProject } from '@framewell/domain/network/routeProject'
import { type ProposedPrice, proposedPriceSchema } from '@framewell/domain/network/shopPriceCalls'
import { type ApprovedList, shopRatesSchema } from '@framewell/domain/network/shopPriceList'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Behind } from '../parties/independence'
import { TODAY } from '../platform/database/companyTime'
import { isoTime } from '../platform/database/isoTime'
import type { SqlPart } from '../platform/database/SqlPart'
import { storedCentsSchema } from '../platform/database/storedCents'
import { transactionOf } from '../platform/database/transactionOf'
import { hasRole } from '../platform/sessions/access'

export const SHOP_PRICES = sql`shop_price_lists l join fabricators f on f.id = l.fabricator_id left join orders o on o.id = l.order_id`

const priceRows = z.array(
  proposedPriceSchema.extend({
    quote: z.object({ order: z.string(), cents: storedCentsSchema, contractCents: storedCentsSchema }).nullable(),
    company: z.string().nullable(),
  }),
)
export type StoredPrice = z.infer<typeof priceRows>[number]

/** Prices `l` of shops `f`, for orders `o` when they are quotes. */
export async function findShopPrices(req: PayloadRequest, where: SqlPart, behind: SqlPart = sql``): Promise<StoredPrice[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select l.id, json_build_object('id', f.id, 'name', f.name) as shop, f.company_id as company, l.status, l."from", l.rates,
      coalesce((select json_object_agg(p.plan_id, p.name) from home_plans p where l.rates -> 'plans' ? p.plan_id), '{}') as "planNames",
      case when o.id is not null then json_build_object('order', o.number, 'cents', l.quote_cents, 'contractCents', o.price_cents) end as quote,
      coalesce(l.note, '') as note, l.proposed_by as "proposedBy", ${isoTime(sql`l.created_at`)} as "proposedAt", l.decided_by as "decidedBy", l.reason
    from ${SHOP_PRICES} where ${where} ${behind}`)
  return priceRows.parse(rows)
}

/** The people behind a price, who cannot approve it. */
export const behindPrice = ({ company }: Pick<StoredPrice, 'company'>): Behind => ({ companies: company ? [company] : [] })

/** @throws Error for an unknown ID */
export async function shopPriceAnswer(req: PayloadRequest, id: string): Promise<ProposedPrice> {
  const [found] = await findShopPrices(req, sql`l.id = ${id}`)
  if (!found) throw new Error('A price was stored and cannot be found')
  return priceAnswer(req, found)
}

/** A price as the request's person sees it: what the builder pays is for operators alone. */
export function priceAnswer(req: PayloadRequest, { company, quote, ...price }: StoredPrice): ProposedPrice {
  return { ...price, quote: quote && { ...quote, contractCents: hasRole(req, OPERATOR_ROLES) ? quote.contractCents : null } }
}

const pricesRow = z.object({
  lists: z.array(z.object({ id: z.string(), from: z.string(), approvedAt: z.string(), rates: shopRatesSchema })),
  quotes: z.array(z.object({ id: z.string(), status: z.enum(['proposed', 'approved']), cents: storedCentsSchema })),
})

/** The approved lists of a shop, and its quotes for an order that are waiting or approved, newest first. Checks no rights. */
export async function pricesOfShop(
  req: PayloadRequest,
  { fabricatorId, orderId }: { readonly fabricatorId: string; readonly orderId: string },
): Promise<{ readonly lists: readonly ApprovedList[]; readonly quotes: z.infer<typeof pricesRow>['quotes'] }> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'from', "from", 'approvedAt', ${isoTime(sql`decided_at`)}, 'rates', rates))
        filter (where order_id is null), '[]') as lists,
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'status', status, 'cents', quote_cents) order by created_at desc)
        filter (where order_id is not null), '[]') as quotes
    from shop_price_lists where fabricator_id = ${fabricatorId} and (order_id is null and status = 'approved'
      or order_id = ${orderId} and status in ('proposed', 'approved'))`)
  return pricesRow.parse(rows[0])
}

/**
 * SQL: what a project costs at the shop `fabricators.id`, in whole cents for a unit of capacity, by the list that applies today: what
 * `listPrice` answers. Null for a shop without a list, and for a price per pound while the project's steel is not known.
 */
export function unitCentsOf({ units, job }: Pick<RoutableProject, 'units' | 'job'>): SqlPart {
  return sql`(
    select round(coalesce((a.rates -> 'plans' ->> ${job?.planId ?? ''}::text)::float8, (a.rates ->> 'perPoundCents')::float8 * ${job?.steelPounds ?? null}::float8,
      (a.rates ->> 'perUnitCents')::float8 * ${units}::float8) / ${units}::float8)::float8
    from shop_price_lists a where a.fabricator_id = fabricators.id and a.order_id is null and a.status = 'approved' and a."from" <= (select ${TODAY})
    order by a."from" desc, a.decided_at desc limit 1)`
}
