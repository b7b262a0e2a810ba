import { omittedShopsSchema } from '@framewell/domain/network/omittedShops'
import { replayDecisions } from '@framewell/domain/network/replayDecisions'
import type { replayRouting as replayRoutingCall } from '@framewell/domain/network/routingCalls'
import { decisionCandidateSchema } from '@framewell/domain/network/routingDecisionCalls'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
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

/** The last year's decisions under other weights: what would have changed, in projects, miles, weeks and load. Nothing is saved. */
export const replayRouting: Operation<typeof replayRoutingCall> = async ({ req, now }, changed) => {
  const { policy } = await currentRoutingPolicy(req)
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select decided_at as "decidedAt", units, ranked, left_out as "leftOut" from routing_decisions where chosen is not null and decided_at > now() - interval '1 year'
    order by decided_at`)
  const decisions = decisionRows.parse(rows).map(({ decidedAt, leftOut, ...decision }) => ({
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
