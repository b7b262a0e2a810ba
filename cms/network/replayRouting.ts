import { scoreOf } from '@framewell/domain/network/routeProject'
import { decisionCandidateSchema, type replayRouting as replayRoutingCall } from '@framewell/domain/network/routingCalls'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../database/transactionOf'
import type { Operation } from '../http/bindCall'
import { currentRoutingPolicy } from './routingPolicies'

const candidateRows = z.array(z.object({ ranked: z.array(decisionCandidateSchema) }))
type Candidate = z.infer<typeof decisionCandidateSchema>

/** The last year's decisions under other weights: what would have changed, in projects, miles and scores. Nothing is saved. */
export const replayRouting: Operation<typeof replayRoutingCall> = async ({ req }, changed) => {
  const { policy } = await currentRoutingPolicy(req)
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ranked from routing_decisions where chosen is not null and decided_at > now() - interval '1 year'`)
  const decisions = candidateRows.parse(rows).map(({ ranked }) => ranked)
  const now = decisions.map((ranked) => best(ranked, { ...policy }))
  const then = decisions.map((ranked) => best(ranked, { ...policy, ...changed }))
  const counts = new Map<string, { name: string; before: number; after: number }>()
  const count = (one: Candidate | undefined, side: 'before' | 'after') => {
    if (!one) return
    const known = counts.get(one.fabricatorId) ?? { name: one.name, before: 0, after: 0 }
    counts.set(one.fabricatorId, { ...known, [side]: known[side] + 1 })
  }
  for (const one of now) count(one, 'before')
  for (const one of then) count(one, 'after')
  return {
    decisions: decisions.length,
    changed: then.filter((one, at) => one?.fabricatorId !== now[at]?.fabricatorId).length,
    before: figuresOf(now),
    after: figuresOf(then),
    shops: [...counts]
      .map(([fabricatorId, facts]) => ({ fabricatorId, ...facts }))
      .sort((a, b) => b.after - a.after || a.name.localeCompare(b.name)),
  }
}

function best(ranked: readonly Candidate[], policy: Parameters<typeof scoreOf>[2]): Candidate | undefined {
  return ranked
    .map((one) => ({ ...one, score: scoreOf(one.parts, one.tierBonusApplied, policy) }))
    .sort((a, b) => b.score - a.score || a.miles - b.miles || (a.fabricatorId < b.fabricatorId ? -1 : 1))[0]
}

function figuresOf(chosen: readonly (Candidate | undefined)[]) {
  const known = chosen.filter((one) => one !== undefined)
  const mean = (value: (one: Candidate) => number) =>
    known.length > 0 ? known.reduce((sum, one) => sum + value(one), 0) / known.length : null
  return { averageMiles: mean(({ miles }) => miles), averageScore: mean(({ score }) => score) }
}
