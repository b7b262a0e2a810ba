import { type WeekStart, weekStartOf } from './capacityWeek'
import { type ScoreParts, scoreOf } from './routeProject'
import type { RoutingPolicy } from './routingPolicy'

/** A candidate of a stored decision. */
export interface ReplayedCandidate {
  readonly fabricatorId: string
  readonly name: string
  readonly miles: number
  readonly parts: ScoreParts
  readonly tierBonusApplied: boolean
  /** Whether a bonus would apply, even if it was 0 then; the earliest decisions did not store it. */
  readonly preferred?: boolean | undefined
  /** The week in which the last unit would be made; the earliest decisions did not store it. */
  readonly lastWeek?: WeekStart | undefined
}
export interface ReplayedDecision {
  readonly decidedAt: string
  readonly units: number
  readonly ranked: readonly ReplayedCandidate[]
  /** Fit shops that other weights might have chosen and that were not stored. */
  readonly missing: number
}

export interface ReplayFigures {
  readonly averageMiles: number | null
  readonly averageScore: number | null
  /** Weeks from the decision until the last unit is made; null when the decisions do not say. */
  readonly averageLeadWeeks: number | null
  /** Routed units over capacity of the fullest shop that got any, 0 to 1. */
  readonly fullestShop: number | null
}

type Weighing = Pick<RoutingPolicy, 'weights' | 'tierBonus'>
const WEEK_MS = 7 * 86_400_000

/**
 * Replays stored decisions under two policies' weights, each independently: distances, prices, qualities, free weeks and conditions are as
 * they were, regardless of what earlier projects would have taken elsewhere. A decision stores every shop that any weights could choose, so
 * the replayed choice is exact; the earliest decisions on large networks cover only the shops they stored.
 * @param weeklyCapacity units a week of each shop, by id.
 * @param weeks the time span of the decisions: utilization is a share of capacity over it.
 */
export function replayDecisions(
  decisions: readonly ReplayedDecision[],
  { before, after }: { readonly before: Weighing & RoutingPolicy; readonly after: Weighing & RoutingPolicy },
  weeklyCapacity: ReadonlyMap<string, number>,
  weeks: number,
) {
  const was = decisions.map((decision) => bestUnder(decision, before))
  const is = decisions.map((decision) => bestUnder(decision, after))
  const busyOf = (choices: readonly Choice[], id: string) => {
    const capacity = (weeklyCapacity.get(id) ?? 0) * weeks
    const units = choices.reduce((sum, { best, decision }) => sum + (best?.fabricatorId === id ? decision.units : 0), 0)
    return { projects: choices.filter(({ best }) => best?.fabricatorId === id).length, utilization: capacity > 0 ? units / capacity : null }
  }
  const names = new Map([...was, ...is].flatMap(({ best }) => (best ? [[best.fabricatorId, best.name] as const] : [])))
  const shops = [...names].map(([fabricatorId, name]) => {
    const [then, now] = [busyOf(was, fabricatorId), busyOf(is, fabricatorId)]
    return {
      fabricatorId,
      name,
      before: then.projects,
      after: now.projects,
      utilizationBefore: then.utilization,
      utilizationAfter: now.utilization,
    }
  })
  return {
    decisions: decisions.length,
    ofKeptOnly: decisions.filter(({ missing }) => missing > 0).length,
    changed: is.filter(({ best }, at) => best?.fabricatorId !== was[at]?.best?.fabricatorId).length,
    before: figuresOf(
      was,
      shops.map((shop) => shop.utilizationBefore),
    ),
    after: figuresOf(
      is,
      shops.map((shop) => shop.utilizationAfter),
    ),
    shops: shops.sort((a, b) => b.after - a.after || a.name.localeCompare(b.name)),
  }
}

interface Choice {
  readonly decision: ReplayedDecision
  readonly best: (ReplayedCandidate & { readonly score: number }) | undefined
}

function bestUnder(decision: ReplayedDecision, policy: RoutingPolicy): Choice {
  const [best] = decision.ranked
    .map((one) => ({ ...one, score: scoreOf(one.parts, one.preferred ?? one.tierBonusApplied, policy) }))
    .sort((a, b) => b.score - a.score || a.miles - b.miles || (a.fabricatorId < b.fabricatorId ? -1 : 1))
  return { decision, best }
}

function figuresOf(choices: readonly Choice[], utilizations: readonly (number | null)[]): ReplayFigures {
  const chosen = choices.flatMap(({ best, decision }) => (best ? [{ ...best, decision }] : []))
  const mean = (values: readonly number[]) => (values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null)
  const known = utilizations.filter((one) => one !== null)
  return {
    averageMiles: mean(chosen.map(({ miles }) => miles)),
    averageScore: mean(chosen.map(({ score }) => score)),
    averageLeadWeeks: mean(
      chosen.flatMap(({ lastWeek, decision }) =>
        lastWeek === undefined ? [] : [(Date.parse(lastWeek) - Date.parse(weekStartOf(new Date(decision.decidedAt)))) / WEEK_MS + 1],
      ),
    ),
    fullestShop: known.length > 0 ? Math.max(...known) : null,
  }
}
