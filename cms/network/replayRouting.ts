import { omittedShopsSchema } from '@framewell/domain/network/omittedShops'
import { replayDecisions } from '@framewell/domain/network/replayDecisions'
import { REPLAYED_PROJECTS, type replayRouting as replayRoutingCall } from '@framewell/domain/network/routingCalls'
import { decisionCandidateSchema } from '@framewell/domain/network/routingDecisionCalls'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { projectDecisions } from './projectDecisions'
import { currentRoutingPolicy } from './routingPolicies'

const decisionRows = z.array(
  z.object({
    decidedAt: z.coerce.date(),
    units: z.coerce.number(),
    ranked: z.array(decisionCandidateSchema),
    leftOut: omittedShopsSchema.nullable(),
  }),
)
const capacityRows = z.array(z.object({ id: z.string(), weekly: z.coerce.number() }))
const WEEK_MS = 7 * 86_400_000

/** The last year's newest projects under other weights: what would have changed, in projects, miles, weeks and load. Nothing is saved. */
export const replayRouting: Operation<typeof replayRoutingCall> = async ({ req, now }, changed) => {
  const { policy } = await currentRoutingPolicy(req)
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select r.decided_at as "decidedAt", r.units, r.ranked, r.left_out as "leftOut"
    from routing_decisions r join ${projectDecisions(sql`d.id, d.chosen, d.decided_at`)} as last using (id)
    where last.chosen is not null and last.decided_at > now() - interval '1 year' order by last.decided_at desc limit ${REPLAYED_PROJECTS}`)
  const stored = decisionRows.parse(rows).reverse()
  const decisions = stored.map(({ decidedAt, leftOut, ...decision }) => ({
    ...decision,
    decidedAt: decidedAt.toISOString(),
    missing: leftOut?.outscored ?? 0,
  }))
  const shops = await database.execute(sql`select id, weekly_capacity as weekly from fabricators`)
  const weeklyCapacity = new Map(capacityRows.parse(shops.rows).map(({ id, weekly }) => [id, weekly]))
  const first = decisions[0] ? Date.parse(decisions[0].decidedAt) : now.getTime()
  const weeks = Math.max(1, Math.ceil((now.getTime() - first) / WEEK_MS))
  return replayDecisions(decisions, { before: policy, after: { ...policy, ...changed } }, weeklyCapacity, weeks)
}
