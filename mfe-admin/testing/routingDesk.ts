import { currentSession } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import { cents } from '@framewell/domain/money/cents'
import { addWeeks, weekStartOf } from '@framewell/domain/network/capacityWeek'
import { counterfactuals } from '@framewell/domain/network/counterfactuals'
import { replayDecisions } from '@framewell/domain/network/replayDecisions'
import { type RoutableShop, routeProject } from '@framewell/domain/network/routeProject'
import { getRoutingPolicy, planWaitingProjects, replayRouting, saveRoutingPolicy } from '@framewell/domain/network/routingCalls'
import {
  type DecisionShop,
  getRoutingDecision,
  listDecisionShops,
  listRoutingDecisions,
  type RoutingDecisionRow,
} from '@framewell/domain/network/routingDecisionCalls'
import { INITIAL_ROUTING_POLICY, nextPolicy, type RoutingPolicy } from '@framewell/domain/network/routingPolicy'
import { noShopText, rationaleWords } from '@framewell/domain/network/routingWords'
import { greedyPlan, planFigures } from '@framewell/domain/network/weekPlan'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { listRows } from '@framewell/remote-kit/testing/listRows'

const week = weekStartOf(new Date())
export const decisionId = (number: number) => `6c0d0000-0000-4000-8000-${String(number).padStart(12, '0')}`

const shop = (name: string, lat: number, lng: number, more: Partial<RoutableShop> = {}): RoutableShop => ({
  id: name,
  name,
  status: 'active',
  isPreferred: false,
  location: { lat, lng },
  reachMiles: 400,
  quality: 0.88,
  finishedOrders: 31,
  unitCents: cents(120_000),
  capabilities: { webs: ['350', '600'], mils: [33, 43], maxMemberFeet: 24, toleranceInches: 0.06 },
  weeks: [{ week, capacityUnits: 60, closedUnits: 0, reservedUnits: 0, bookedUnits: 12 }],
  ...more,
})
const SHOPS = [
  shop('Miami Valley Framing', 39.76, -84.19),
  shop('Wabash Steel Frames', 40.8, -85.82, { isPreferred: true, quality: 0.94, unitCents: cents(104_000) }),
  shop('Kokosing Frames', 40.39, -82.49, { quality: 0.91 }),
  shop('Ozark Light Gauge', 37.2, -93.29),
  shop('Licking Roll Forming', 40.06, -82.4, { status: 'paused' }),
]
const PROJECTS = [
  { projectId: 'Oakwood lot 7', lat: 39.72, lng: -84.17, units: 25 },
  { projectId: 'Kokomo duplex', lat: 40.49, lng: -86.13, units: 14 },
  { projectId: 'Hundred homes', lat: 40.0, lng: -83.0, units: 400 },
]

/** In a large network: stored with its reason only. */
const FAR = {
  reason: 'reach',
  isChosen: false,
  miles: null,
  freeUnits: null,
  parts: null,
  unpriced: false,
  score: null,
  winsIf: [],
} satisfies Partial<DecisionShop>

/** A fake of the operators' routing calls: projects are routed with the domain's rule. For stories. */
export function routingDesk(empty = false, list?: AnswerCall<typeof listRoutingDecisions>, operator = 'Olivia Park') {
  let version = 1
  let policy: RoutingPolicy = INITIAL_ROUTING_POLICY
  let savedBy: string | null = null
  const projects = empty ? [] : PROJECTS
  const asked = (project: (typeof PROJECTS)[number]) => ({
    location: { lat: project.lat, lng: project.lng },
    tier: 'Preferred' as const,
    units: project.units,
    fromWeek: week,
    byWeek: addWeeks(week, 4),
  })
  const routed = (by: RoutingPolicy) => projects.map((project) => routeProject(asked(project), SHOPS, by))
  const first = routed(INITIAL_ROUTING_POLICY)
  const rows = projects.map((project, at): RoutingDecisionRow => {
    const best = first[at]?.ranked[0]
    return {
      id: decisionId(at + 1),
      projectId: project.projectId,
      builderTier: 'Preferred',
      units: project.units,
      decidedAt: new Date(Date.now() - at * 86_400_000).toISOString(),
      policyVersion: 1,
      chosenName: best?.shop.name ?? null,
      chosenScore: best?.score ?? null,
      chosenMiles: best?.miles ?? null,
      candidates: SHOPS.length,
    }
  })
  const listed: AnswerCall<typeof listRoutingDecisions> = ({ outcome, tier, ...asked }) =>
    listRows(
      rows
        .filter(({ chosenName }) => outcome === 'all' || (chosenName !== null) === (outcome === 'routed'))
        .filter((row) => tier === 'all' || row.builderTier === tier),
      {
        searched: ({ projectId, chosenName }) => [projectId, chosenName],
        newest: ({ decidedAt }) => decidedAt,
        sorts: { project: ({ projectId }) => projectId, candidates: ({ candidates }) => candidates },
      },
      asked,
    )
  const explained = (id: string) => {
    const at = rows.findIndex((row) => row.id === id)
    const [row, project, routing] = [rows[at], projects[at], first[at]]
    if (!row || !project || !routing) throw refuseCall(getRoutingDecision, 'notFound')
    const [winner, runnerUp] = routing.ranked
    return {
      decision: {
        ...row,
        location: asked(project).location,
        requiredDeliveryBy: addWeeks(week, 5),
        explanation: winner ? rationaleWords(winner, runnerUp, project.units) : noShopText({}),
        weights: { ...INITIAL_ROUTING_POLICY.weights, tierBonus: INITIAL_ROUTING_POLICY.tierBonus },
        ranked: routing.ranked.map((each) => ({
          ...each,
          fabricatorId: each.shop.id,
          name: each.shop.name,
          winsIf:
            winner && each !== winner
              ? [...counterfactuals({ ...each, unitCents: each.shop.unitCents }, winner, INITIAL_ROUTING_POLICY, project.units)]
              : [],
        })),
        unfit: routing.unfit.map((each) => ({ ...each, fabricatorId: each.shop.id, name: each.shop.name })),
        leftOut: { reach: 31 },
      },
    }
  }
  const shops: AnswerCall<typeof listDecisionShops> = ({ id, reason, search, page, limit }) => {
    const { ranked, unfit } = explained(id).decision
    const [winner] = ranked
    const every: DecisionShop[] = [
      ...ranked.map((each) => ({
        ...each,
        id: each.fabricatorId,
        reason: null,
        unpriced: each.shop.unitCents === null,
        isChosen: each === winner,
      })),
      ...unfit.map((each) => ({
        ...each,
        id: each.fabricatorId,
        parts: each.parts ?? null,
        unpriced: false,
        score: null,
        isChosen: false,
        winsIf: [],
      })),
      ...Array.from({ length: 31 }, (_, at) => ({ ...FAR, id: `far ${at}`, name: `Prairie Frames ${at + 1}` })),
    ]
    const found = every
      .filter((each) => reason === 'all' || (each.reason ?? 'fit') === reason)
      .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    return { data: found.slice((page - 1) * limit, page * limit), total: found.length }
  }
  const replay: AnswerCall<typeof replayRouting> = (changed) => {
    const decisions = first.map(({ ranked }, at) => ({
      decidedAt: rows[at]?.decidedAt ?? '',
      units: rows[at]?.units ?? 0,
      ranked: ranked.map((each) => ({
        ...each,
        fabricatorId: each.shop.id,
        name: each.shop.name,
        ...(each.slots.at(-1) && { lastWeek: each.slots.at(-1)?.week }),
      })),
    }))
    const routed = decisions.filter(({ ranked }) => ranked.length > 0)
    return replayDecisions(
      routed.map((one) => ({ ...one, missing: 0 })),
      { before: policy, after: { ...policy, ...changed } },
      new Map(SHOPS.map(({ id }) => [id, 60])),
      1,
    )
  }
  const plan: AnswerCall<typeof planWaitingProjects> = () => {
    const waiting = projects.map((project) => ({ ...asked(project), id: project.projectId }))
    const alone = greedyPlan(waiting, SHOPS, policy)
    const placed = (id: string) => {
      const found = alone.placements.find(({ projectId }) => projectId === id)
      return found ? { fabricatorId: found.shopId, name: found.shopId, miles: found.miles, slots: [...found.slots] } : null
    }
    return {
      projects: waiting.map(({ id, units, tier }) => ({
        projectId: id,
        builderTier: tier,
        units,
        requiredDeliveryBy: addWeeks(week, 5),
        alone: placed(id),
        together: placed(id),
      })),
      alone: planFigures(alone, week),
      together: planFigures(alone, week),
      saving: { placed: 0, miles: 0, weeks: 0 },
      solver: 'none',
      gap: 0.042,
      seconds: 0.4,
    }
  }
  const current = () => ({ version, policy, savedAt: savedBy === null ? null : new Date().toISOString(), savedBy })
  const store = (next: RoutingPolicy, by: string) => {
    version += 1
    policy = next
    savedBy = by
    return current()
  }
  const save: AnswerCall<typeof saveRoutingPolicy> = ({ policy: next, seenVersion }) => {
    const changed = nextPolicy({ version }, next, seenVersion)
    if ('refusal' in changed) throw refuseCall(saveRoutingPolicy, changed.refusal)
    return store(changed.policy, operator)
  }
  const answers = answerCalls([
    [currentSession, fakeSessionServer().current],
    [listRoutingDecisions, list ?? listed],
    [getRoutingDecision, ({ id }) => explained(id)],
    [listDecisionShops, shops],
    [getRoutingPolicy, current],
    [replayRouting, replay],
    [saveRoutingPolicy, save],
    [planWaitingProjects, plan],
  ])
  /** Another operator changes the policy. */
  const changeElsewhere = () => void store({ ...policy, tierBonus: 0.1 }, 'Omar Reyes')
  return { answers, changeElsewhere }
}
