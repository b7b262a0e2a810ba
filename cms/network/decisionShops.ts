import { centsSchema } from '@framewell/domain/money/centsSchema'
import { counterfactuals } from '@framewell/domain/network/counterfactuals'
import { scoreParts, UNFIT_REASONS } from '@framewell/domain/network/routeProject'
import type { DecisionShop, listDecisionShops as listDecisionShopsCall } from '@framewell/domain/network/routingDecisionCalls'
import { type RoutingPolicy, routingPolicySchema } from '@framewell/domain/network/routingPolicy'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'

const number = z.number().nullable()
const rowsSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    reason: z.enum(UNFIT_REASONS).nullable(),
    miles: number,
    freeUnits: number,
    capacityUnits: number,
    quality: number,
    unitCents: centsSchema.nullable(),
    preferred: z.boolean().nullable(),
    score: number,
    parts: z.object({ proximity: z.number(), capacity: z.number(), quality: z.number(), price: z.number() }).nullable(),
    unpriced: z.boolean(),
    total: z.coerce.number(),
  }),
)
type Row = z.infer<typeof rowsSchema>[number]

/**
 * Every shop of a decision: first those that could have taken it, best first, then the nearest of the others. Shops stored next to the
 * decision are read by name and reason; for a small network, and for the first decisions, those stored in it.
 */
export const listDecisionShops: Operation<typeof listDecisionShopsCall> = async ({ req, refuse }, { id, reason, search, page, limit }) => {
  const decision = await req.payload.findByID({
    collection: 'routing-decisions',
    id,
    disableErrors: true,
    overrideAccess: false,
    depth: 0,
    // The large lists are read as rows below.
    select: { ranked: false, unfit: false },
    req,
  })
  if (!decision) throw refuse('notFound')
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    with beside as (
      select * from routing_decision_shops where decision_id = ${id}
    ), decision as (
      select ranked, unfit, exists (select from beside) as has_more from routing_decisions where id = ${id}
    ), every as (
      select u.*, null::jsonb as parts, u.cents is null as unpriced from beside, unnest(shops, reasons, miles, free_units, capacity_units, quality, unit_cents, preferred, scores)
        as u (id, reason, miles, free, capacity, quality, cents, preferred, score)
      union all select unnest(out_of_reach), 'reach', null, null, null, null, null, null, null, null, false from beside
      union all select unnest(inactive), 'status', null, null, null, null, null, null, null, null, false from beside
      union all
      select r.* from decision, lateral (
        select (e->>'fabricatorId')::uuid, null, (e->>'miles')::float8, (e->>'freeUnits')::int, (e->>'capacityUnits')::int, null::float8,
          (e->>'unitCents')::int, (e->>'tierBonusApplied')::boolean, (e->>'score')::float8, e->'parts', e->'unitCents' = 'null' from jsonb_array_elements(ranked) e
      ) r where not has_more
      union all
      select r.* from decision, lateral (
        select (e->>'fabricatorId')::uuid, e->>'reason' as reason, (e->>'miles')::float8, (e->>'freeUnits')::int, null::int, null::float8, null::int,
          null::boolean, null::float8, e->'parts', false from jsonb_array_elements(unfit) e
      ) r where not has_more or r.reason = 'replaced'
    )
    select every.id, name, reason, miles, free as "freeUnits", capacity as "capacityUnits", quality, cents as "unitCents", preferred,
      case when reason is null then score end as score, parts, coalesce(unpriced, false) as unpriced, count(*) over () as total
    from every join fabricators f on f.id = every.id
    where (${reason} = 'all' or coalesce(reason, 'fit') = ${reason}) and position(lower(${search}) in lower(name)) > 0
    order by reason is not null, case when reason is null then score end desc, miles nulls last, every.id
    limit ${limit} offset ${(page - 1) * limit}`)
  const shops = rowsSchema.parse(rows)
  const about = {
    policy: routingPolicySchema.parse(decision.policy),
    units: decision.units,
    chosen: decision.chosen,
    score: decision.chosenScore,
  }
  return { data: shops.map((shop) => answer(shop, about)), total: shops[0]?.total ?? 0 }
}

interface Decided {
  readonly policy: RoutingPolicy
  readonly units: number
  readonly chosen?: string | null | undefined
  /** Set for the chosen shop. */
  readonly score?: number | null | undefined
}

function answer(shop: Row, { policy, units, chosen, score: winning }: Decided): DecisionShop {
  const { id, name, reason, miles, freeUnits, capacityUnits, unitCents, quality, preferred, score, unpriced } = shop
  const isWhole = miles !== null && freeUnits !== null && capacityUnits !== null && quality !== null
  const parts = shop.parts ?? (isWhole ? scoreParts({ miles, freeUnits, capacityUnits, unitCents, quality }, units, policy) : null)
  const isChosen = id === chosen
  const lost = !isChosen && parts && score !== null && miles !== null && freeUnits !== null && typeof winning === 'number'
  const changes = lost
    ? counterfactuals(
        {
          parts,
          score,
          miles,
          freeUnits,
          tierBonusApplied: preferred === true && policy.tierBonus > 0,
          ...(capacityUnits !== null && { capacityUnits }),
          ...(unitCents === null ? unpriced && { unitCents } : { unitCents }),
        },
        { score: winning },
        policy,
        units,
      )
    : []
  return { id, name, reason, isChosen, miles, freeUnits, parts, unpriced, score, winsIf: [...changes] }
}
