/**
 * The second half of `npm run bench:network`: the routing rule alone over 100, 10,000 and 100,000 shops in memory, and a plan of 200
 * waiting projects over 100 shops by the solver, beside one project after the other. The first half, on the database, is
 * cms/bench/network.ts. Prints tables; never fails on a figure.
 */
import { spawnSync } from 'node:child_process'
import { solvePlan } from '../../cms/network/solvePlan'
import { cents } from '../../domain/money/cents'
import { addWeeks } from '../../domain/network/capacityWeek'
import { type RoutableShop, routeProject } from '../../domain/network/routeProject'
import { INITIAL_ROUTING_POLICY } from '../../domain/network/routingPolicy'
import { betterPlan, greedyPlan, MILES_PER_WEEK, planFigures, type WaitingProject } from '../../domain/network/weekPlan'
import { weekPlanModel } from '../../domain/network/weekPlanModel'

// The first half, a separate cms process; it takes the same arguments.
spawnSync('tsx', ['--conditions=production', 'cms/bench/network.ts', ...process.argv.slice(2)], { stdio: 'inherit' })

const WEEK = '2026-11-23'
const ROUNDS = 100
/** The product's solver time limit. */
const SOLVE_SECONDS = 15

// The same shops and projects in every run (Park and Miller's generator).
let state = 7
function random(): number {
  state = (state * 16_807) % 2_147_483_647
  return state / 2_147_483_647
}
const place = () => ({ lat: 30 + random() * 15, lng: -110 + random() * 30 })

function shopOf(number: number): RoutableShop {
  return {
    id: String(number).padStart(6, '0'),
    name: `Shop ${number}`,
    status: 'active',
    isPreferred: random() < 0.2,
    location: place(),
    reachMiles: 400,
    quality: 0.7 + random() * 0.3,
    finishedOrders: 12,
    unitCents: cents(Math.round(90_000 + random() * 60_000)),
    capabilities: { webs: ['350'], mils: [33], maxMemberFeet: 40, toleranceInches: 0.06 },
    weeks: Array.from({ length: 12 }, (_, at) => ({
      week: addWeeks(WEEK, at),
      capacityUnits: 40,
      closedUnits: 0,
      reservedUnits: 0,
      bookedUnits: Math.floor(random() * 40),
    })),
  }
}
function projectOf(number: number): WaitingProject {
  const facts = {
    id: `project ${number}`,
    units: 5 + Math.floor(random() * 40),
    tier: 'Standard',
    location: place(),
    fromWeek: WEEK,
  } as const
  return { ...facts, byWeek: addWeeks(WEEK, 3 + Math.floor(random() * 8)) }
}
const shopsOf = (count: number) => Array.from({ length: count }, (_, at) => shopOf(at))

for (const count of [100, 10_000, 100_000]) {
  const shops = shopsOf(count)
  const times = Array.from({ length: ROUNDS }, (_, at) => {
    const project = projectOf(at)
    const began = performance.now()
    routeProject(project, shops, INITIAL_ROUTING_POLICY)
    return performance.now() - began
  }).sort((a, b) => a - b)
  console.log(
    `the rule alone over ${count} shops in memory: p50 ${times[ROUNDS / 2]?.toFixed(2)} ms, p99 ${times[ROUNDS - 2]?.toFixed(2)} ms`,
  )
}

const shops = shopsOf(100)
const projects = Array.from({ length: 200 }, (_, at) => projectOf(at))
const alone = greedyPlan(projects, shops, INITIAL_ROUTING_POLICY)
const began = performance.now()
const model = weekPlanModel(projects, shops, INITIAL_ROUTING_POLICY, alone)
const { values, isOptimal, bound } = await solvePlan({ ...model, timeLimitSeconds: SOLVE_SECONDS })
const together = betterPlan(alone, model.read(values), projects, shops)
const gap = model.gapOf(together, bound)
const proved = isOptimal ? ', optimal' : gap === null ? ', nothing proved' : `, at most ${(100 * gap).toFixed(1)}% from the best`
const seconds = ((performance.now() - began) / 1000).toFixed(1)
for (const [name, plan] of [['one after the other', alone] as const, [`together, ${seconds} s${proved}`, together] as const]) {
  const { placed, miles, weeks } = planFigures(plan, WEEK)
  const cost = miles + MILES_PER_WEEK * weeks
  console.log(
    `${name}: ${placed} of ${projects.length} placed, ${miles.toFixed(0)} miles, ${weeks.toFixed(1)} weeks, ${cost.toFixed(0)} in all`,
  )
}
