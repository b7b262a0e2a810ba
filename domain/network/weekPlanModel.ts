import { freeUnits, type WeekStart } from './capacityWeek'
import type { RoutableShop, ScoredShop } from './routeProject'
import type { RoutingPolicy } from './routingPolicy'
import {
  MILES_PER_WEEK,
  optionsOf,
  type Placement,
  planFigures,
  timeProjects,
  type WaitingProject,
  type WeekPlan,
  weeksFrom,
} from './weekPlan'

/** Shops the model considers for a project: the nearest ones, and the one routing alone would choose. */
const NEAREST = 10
/** Weeks of each shop the model considers for a project, unless routing alone uses more. */
const WEEKS_AHEAD = 16
/** Terms per line; parsers of the format limit line length. */
const TERMS = 8

/** Values of a problem's variables. */
export type Solution = Readonly<Record<string, number>>

export interface WeekPlanModel {
  /** The problem in CPLEX LP format, for any mixed integer solver. */
  readonly lp: string
  /** Routing alone as a solution: the solver's starting point. */
  readonly start: Solution
  /** The plan of a solution. Only the assignment is used; the weeks follow from it. @returns undefined when it does not fit. */
  readonly read: (values: Solution) => WeekPlan | undefined
  /** Maximum distance of a plan from the optimum, as a share of its cost, given a lower bound; null when the bound says nothing. */
  readonly gapOf: (plan: WeekPlan, bound: number) => number | null
}

interface Option {
  readonly variable: string
  readonly project: WaitingProject
  readonly scored: ScoredShop
  readonly weeks: readonly { readonly week: WeekStart; readonly variable: string; readonly cost: number; readonly free: number }[]
}

/**
 * Assigns waiting projects to shops simultaneously: x says who makes what, y how many units in which week, n what stays unplaced. The cost
 * is the miles to the site plus the weeks units wait; leaving a project unplaced costs more than all of that together.
 */
export function weekPlanModel(
  projects: readonly WaitingProject[],
  shops: readonly RoutableShop[],
  policy: RoutingPolicy,
  greedy: WeekPlan,
): WeekPlanModel {
  const options = projects.map((project, p) => optionsFor(project, p, optionsOf(project, shops, policy), greedy))
  const all = options.flat()
  const worst = all.reduce((most, { scored, weeks }) => Math.max(most, scored.miles + MILES_PER_WEEK * weeks.length), 1)
  const unplaced = Math.ceil(worst) * (projects.length + 1)
  const lines = [
    'Minimize',
    ...terms('cost', [
      ...projects.map((_, p) => [unplaced, `n${p}`] as const),
      ...all.map(({ variable, scored }) => [scored.miles, variable] as const),
      ...all.flatMap(({ weeks }) => weeks.map(({ cost, variable }) => [cost, variable] as const)),
    ]),
    'Subject To',
    ...projects.flatMap((_, p) => [
      ...terms(`once${p}`, [[1, `n${p}`], ...(options[p] ?? []).map(({ variable }) => [1, variable] as const)]),
      ' = 1',
    ]),
    ...all.flatMap(({ variable, project, weeks }) => [
      ...terms(`whole_${variable}`, [...weeks.map((week) => [1, week.variable] as const), [-project.units, variable]]),
      ' = 0',
    ]),
    // Only the assigned shop makes units in a week. Stating it per week makes the relaxed problem much tighter.
    ...all.flatMap(({ variable, project, weeks }) =>
      weeks.map((week) => ` of_${week.variable}: + 1 ${week.variable} - ${Math.min(project.units, week.free)} ${variable} <= 0`),
    ),
    ...capacityRows(all, shops),
    'Binary',
    ...inLines([...projects.map((_, p) => `n${p}`), ...all.map(({ variable }) => variable)]),
    'End',
  ]
  const [from] = projects.map(({ fromWeek }) => fromWeek).sort()
  return {
    lp: lines.join('\n'),
    start: solutionOf(greedy, projects, all),
    read: (values) => readPlan(values, projects, shops, all),
    gapOf: (plan, bound) => {
      if (!from || !Number.isFinite(bound)) return null
      const { placed, miles, weeks } = planFigures(plan, from)
      const least = bound - unplaced * (projects.length - placed)
      const cost = miles + MILES_PER_WEEK * weeks
      // Negative: it is not even proved that no more projects can be placed.
      return least < 0 || cost <= 0 ? null : Math.max(0, 1 - least / cost)
    },
  }
}

/** A plan as variable values. */
function solutionOf({ placements }: WeekPlan, projects: readonly WaitingProject[], options: readonly Option[]): Solution {
  const placed = new Map(placements.map((placement) => [placement.projectId, placement]))
  return Object.fromEntries([
    ...projects.map(({ id }, p) => [`n${p}`, placed.has(id) ? 0 : 1] as const),
    ...options.flatMap(({ variable, project, scored, weeks }) => {
      const placement = placed.get(project.id)
      if (placement?.shopId !== scored.shop.id) return []
      const units = new Map(placement.slots.map((slot) => [slot.week, slot.units]))
      return [[variable, 1] as const, ...weeks.map((week) => [week.variable, units.get(week.week) ?? 0] as const)]
    }),
  ])
}

function optionsFor(project: WaitingProject, p: number, ranked: readonly ScoredShop[], greedy: WeekPlan): readonly Option[] {
  const chosen = greedy.placements.find(({ projectId }) => projectId === project.id)
  const nearest = [...ranked].sort((a, b) => a.miles - b.miles || (a.shop.id < b.shop.id ? -1 : 1)).slice(0, NEAREST)
  const kept = ranked.filter((one) => nearest.includes(one) || one.shop.id === chosen?.shopId)
  return kept.map((scored, s) => {
    const last = scored.shop.id === chosen?.shopId ? (chosen.slots.at(-1)?.week ?? '') : ''
    const weeks = scored.shop.weeks
      .filter(({ week }) => week >= project.fromWeek && week <= project.byWeek)
      .filter(({ week }, at) => at < WEEKS_AHEAD || week <= last)
    return {
      variable: `x${p}_${s}`,
      project,
      scored,
      weeks: weeks
        .filter((week) => freeUnits(week) > 0)
        .map((week, w) => ({
          week: week.week,
          variable: `y${p}_${s}_${w}`,
          cost: (MILES_PER_WEEK * weeksFrom(project.fromWeek, week.week)) / project.units,
          free: freeUnits(week),
        })),
    }
  })
}

function capacityRows(options: readonly Option[], shops: readonly RoutableShop[]): string[] {
  const users = new Map<string, string[]>()
  for (const { scored, weeks } of options)
    for (const { week, variable } of weeks) {
      const slot = `${scored.shop.id} ${week}`
      users.set(slot, [...(users.get(slot) ?? []), variable])
    }
  return shops.flatMap(({ id, weeks }, s) =>
    weeks.flatMap((week, w) => {
      const variables = users.get(`${id} ${week.week}`)
      if (!variables) return []
      return [
        ...terms(
          `slot${s}_${w}`,
          variables.map((variable) => [1, variable] as const),
        ),
        ` <= ${freeUnits(week)}`,
      ]
    }),
  )
}

function readPlan(
  values: Solution,
  projects: readonly WaitingProject[],
  shops: readonly RoutableShop[],
  options: readonly Option[],
): WeekPlan | undefined {
  const given = options.filter(({ variable }) => (values[variable] ?? 0) > 0.5)
  const placements: Placement[] = []
  for (const shop of shops) {
    const own = given.filter(({ scored }) => scored.shop.id === shop.id)
    const timed = timeProjects(
      own.map(({ project }) => project),
      shop.weeks,
    )
    if (!timed) return undefined
    for (const { project, scored } of own)
      placements.push({
        projectId: project.id,
        shopId: shop.id,
        miles: scored.miles,
        score: scored.score,
        slots: timed.get(project.id) ?? [],
      })
  }
  const order = new Map(projects.map(({ id }, at) => [id, at]))
  return { placements: placements.sort((a, b) => (order.get(a.projectId) ?? 0) - (order.get(b.projectId) ?? 0)) }
}

/** A named sum, a few terms per line. */
function terms(name: string, parts: readonly (readonly [number, string])[]): string[] {
  const words = parts.map(([factor, variable]) => `${factor < 0 ? '-' : '+'} ${Number(Math.abs(factor).toFixed(6))} ${variable}`)
  return [` ${name}:`, ...inLines(words.length > 0 ? words : ['+ 0 none'])]
}

function inLines(words: readonly string[]): string[] {
  return Array.from({ length: Math.ceil(words.length / TERMS) }, (_, at) => `  ${words.slice(at * TERMS, (at + 1) * TERMS).join(' ')}`)
}
