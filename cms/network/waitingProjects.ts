import { TIERS } from '@framewell/domain/credit/tier'
import { makingWeeks, shopLead } from '@framewell/domain/network/leadTime'
import { decisionCandidateSchema, unfitCandidateSchema } from '@framewell/domain/network/routingDecisionCalls'
import type { RoutingPolicy } from '@framewell/domain/network/routingPolicy'
import type { WaitingProject } from '@framewell/domain/network/weekPlan'
import { OPEN_STATUSES } from '@framewell/domain/orders/stages'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { texts } from '../platform/database/texts'
import { transactionOf } from '../platform/database/transactionOf'
import { OF_PROJECT } from './projectDecisions'
import { storedNeedsSchema } from './storedNeeds'

const rowsSchema = z.array(
  z.object({
    projectId: z.string(),
    builderTier: z.enum(TIERS),
    lat: z.coerce.number(),
    lng: z.coerce.number(),
    units: z.coerce.number(),
    requiredDeliveryBy: z.string(),
    ranked: z.array(decisionCandidateSchema),
    unfit: z.array(unfitCandidateSchema),
    needs: storedNeedsSchema.nullable(),
  }),
)
/** More than anybody sends in a week; the newest. */
const MOST = 500

interface Asked {
  readonly projectId: string
  readonly builderTier: z.infer<typeof rowsSchema>[number]['builderTier']
  readonly units: number
  readonly requiredDeliveryBy: string
  readonly project: WaitingProject
}

/**
 * Projects that were routed in the last days and whose slot nobody has confirmed: their latest decisions, in order of arrival. Test
 * routings, closed orders and projects that can no longer be delivered in time are left out.
 */
export async function waitingProjects(
  req: PayloadRequest,
  { now, days, policy }: { readonly now: Date; readonly days: number; readonly policy: RoutingPolicy },
): Promise<readonly Asked[]> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select * from (
      select distinct on (project_id) project_id as "projectId", builder_tier as "builderTier", latitude as lat, longitude as lng, units,
        required_delivery_by as "requiredDeliveryBy", ranked, unfit, needs, decided_at
      from routing_decisions d
      where decided_at > ${now.toISOString()}::timestamptz - make_interval(days => ${days}) and ${OF_PROJECT}
        and not exists (select from capacity_holds h where h.reference = d.project_id and h.confirmed_at is not null)
        and not exists (select from orders o where o.number = d.project_id and o.status not in ${texts(OPEN_STATUSES)})
      order by project_id, decided_at desc, created_at desc
    ) latest order by decided_at desc, "projectId" limit ${MOST}`)
  return rowsSchema
    .parse(rows)
    .reverse()
    .flatMap(({ lat, lng, ranked, unfit, needs, ...facts }) => {
      const weeks = makingWeeks(now, facts.requiredDeliveryBy, policy, shopLead(policy, 0))
      if (!weeks) return []
      // A shop that only lacked room met every other condition.
      const known = [...ranked, ...unfit.filter(({ reason }) => reason === 'capacity')]
      const shops = new Set(known.map(({ fabricatorId }) => fabricatorId))
      const { projectId: id, units, builderTier: tier } = facts
      // The first decisions did not store what the project required: for those, the shops that were fit are used.
      const able = needs ? { needs } : { shops }
      return [{ ...facts, project: { id, units, tier, location: { lat, lng }, ...weeks, ...able } }]
    })
}
