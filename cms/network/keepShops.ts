import { type RoutableProject, weightSum } from '@framewell/domain/network/routeProject'
import type { RoutingPolicy } from '@framewell/domain/network/routingPolicy'
import { sql } from '@payloadcms/db-postgres'
import { TODAY } from '../platform/database/companyTime'
import type { SqlPart } from '../platform/database/SqlPart'

/** The day is computed once, not for each shop. */
export const ACTIVE_TODAY = sql`status = 'active' and (insured_until is null or insured_until >= (select ${TODAY}))`
export const JSON_LIST = (ids: readonly string[]) =>
  sql`array(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

/**
 * The step of `narrowShops` that stores every shop of a large network next to its decision: for those within reach the inputs of their
 * score parts, their score and why they are out; for the others the ID by reason. The data never leaves the database: a shop within reach
 * takes some 60 bytes, another 16.
 */
export function keepShops(
  decisionId: string,
  { project, policy }: { readonly project: RoutableProject; readonly policy: RoutingPolicy },
): SqlPart {
  const { weights, tierBonus } = policy
  const asked = sql`not id = any(${JSON_LIST(project.awayFrom ?? [])})`
  return sql`, kept as (
      insert into routing_decision_shops (decision_id, shops, reasons, miles, free_units, capacity_units, quality, unit_cents, preferred, scores,
        out_of_reach, inactive)
      select ${decisionId}::uuid, coalesce(array_agg(id), '{}'), coalesce(array_agg(reason), '{}'), coalesce(array_agg(miles), '{}'),
        coalesce(array_agg(free::int), '{}'), coalesce(array_agg(capacity::int), '{}'), coalesce(array_agg(quality), '{}'),
        coalesce(array_agg(unit_cents::int), '{}'), coalesce(array_agg(preferred), '{}'),
        coalesce(array_agg((${weights.proximity} * proximity + ${weights.capacity} * free_share + ${weights.quality} * quality + ${weights.price} * price
          + case when preferred then ${tierBonus}::float8 else 0 end) / ${weightSum(policy)}), '{}'),
        array(select id from fabricators f where ${ACTIVE_TODAY} and ${asked} and not exists (select from reachable where reachable.id = f.id)),
        array(select id from fabricators where not (${ACTIVE_TODAY}) and ${asked})
      from reachable
      on conflict (decision_id) do nothing
    )`
}
