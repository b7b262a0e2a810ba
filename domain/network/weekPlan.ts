import { type CapacitySlot, type CapacityWeek, freeUnits, placeUnits, type WeekStart } from './capacityWeek'
import { type RoutableProject, type RoutableShop, routeProject, type ScoredShop } from './routeProject'
import type { RoutingPolicy } from './routingPolicy'

/** A project waiting for a shop. */
export interface WaitingProject extends RoutableProject {
  readonly id: string
  /** Shops that can make it, by rolling capability; undefined when unknown, and then every fit shop counts. */
  readonly shops?: ReadonlySet<string>
}

/** Miles that equal a week of waiting: a stated exchange rate, so that plans can be compared. */
export const MILES_PER_WEEK = 100

export interface Placement {
  readonly projectId: string
  readonly shopId: string
  readonly miles: number
  /** Under the policy, with all waiting projects' weeks still free, 0 to 1. */
  readonly score: number
  readonly slots: readonly CapacitySlot[]
}
export interface WeekPlan {
  readonly placements: readonly Placement[]
}

export interface PlanFigures {
  readonly placed: number
  /** Total of all placed projects. */
  readonly miles: number
  /** Weeks the placed projects' units wait: the sum of each project's mean. */
  readonly weeks: number
  readonly averageScore: number | null
}

const WEEK_MS = 7 * 86_400_000
export const weeksFrom = (from: WeekStart, week: WeekStart) => Math.round((Date.parse(week) - Date.parse(from)) / WEEK_MS)

/** The mean week of a project's units, counted from the first possible one. */
function weeksWaited(slots: readonly CapacitySlot[], from: WeekStart): number {
  const units = slots.reduce((sum, slot) => sum + slot.units, 0)
  return units > 0 ? slots.reduce((sum, slot) => sum + slot.units * weeksFrom(from, slot.week), 0) / units : 0
}

export function planFigures({ placements }: WeekPlan, from: WeekStart): PlanFigures {
  const sum = (value: (placement: Placement) => number) => placements.reduce((all, one) => all + value(one), 0)
  return {
    placed: placements.length,
    miles: sum(({ miles }) => miles),
    weeks: sum(({ slots }) => weeksWaited(slots, from)),
    averageScore: placements.length > 0 ? sum(({ score }) => score) / placements.length : null,
  }
}

/** Negative when the first plan is better: more projects placed, then fewer miles and weeks combined. */
export function comparePlans(a: PlanFigures, b: PlanFigures): number {
  return b.placed - a.placed || a.miles + MILES_PER_WEEK * a.weeks - (b.miles + MILES_PER_WEEK * b.weeks)
}

/** What each shop may take of each project while all capacity is free, best under the policy first. */
export function optionsOf(project: WaitingProject, shops: readonly RoutableShop[], policy: RoutingPolicy): readonly ScoredShop[] {
  const able = project.shops ? shops.filter(({ id }) => project.shops?.has(id)) : shops
  return routeProject(project, able, policy).ranked
}

/** Routing without a plan: projects in order of arrival, each to its best shop of what is left. */
export function greedyPlan(projects: readonly WaitingProject[], shops: readonly RoutableShop[], policy: RoutingPolicy): WeekPlan {
  const left = new Map(shops.map((shop) => [shop.id, shop]))
  const placements = projects.flatMap((project): Placement[] => {
    const [best] = optionsOf(project, [...left.values()], policy)
    if (!best) return []
    left.set(best.shop.id, { ...best.shop, weeks: without(best.shop.weeks, best.slots) })
    return [{ projectId: project.id, shopId: best.shop.id, miles: best.miles, score: best.score, slots: best.slots }]
  })
  return { placements }
}

function without(weeks: readonly CapacityWeek[], slots: readonly CapacitySlot[]): CapacityWeek[] {
  const taken = new Map(slots.map(({ week, units }) => [week, units]))
  return weeks.map((week) => ({ ...week, bookedUnits: week.bookedUnits + (taken.get(week.week) ?? 0) }))
}

/** Whether a plan places every project at most once, completely, within its weeks, and within each shop's free capacity. */
export function planFits({ placements }: WeekPlan, projects: readonly WaitingProject[], shops: readonly RoutableShop[]): boolean {
  const asked = new Map(projects.map((project) => [project.id, project]))
  const taken = new Map<string, number>()
  for (const { projectId, shopId, slots } of placements) {
    const project = asked.get(projectId)
    if (!project) return false
    asked.delete(projectId)
    if (slots.reduce((sum, { units }) => sum + units, 0) !== project.units) return false
    for (const { week, units } of slots) {
      if (week < project.fromWeek || week > project.byWeek || units <= 0 || !Number.isInteger(units)) return false
      taken.set(`${shopId} ${week}`, (taken.get(`${shopId} ${week}`) ?? 0) + units)
    }
  }
  const free = new Map(shops.flatMap(({ id, weeks }) => weeks.map((week): [string, number] => [`${id} ${week.week}`, freeUnits(week)])))
  return [...taken].every(([slot, units]) => units <= (free.get(slot) ?? 0))
}

/**
 * Times the projects of one shop so that their total mean waiting is minimal: uses the shop's earliest free units and, from the last of
 * them backwards, gives each to the project that loses least by waiting (Lawler's rule).
 * @returns undefined when they do not fit.
 */
export function timeProjects(
  projects: readonly WaitingProject[],
  weeks: readonly CapacityWeek[],
): ReadonlyMap<string, readonly CapacitySlot[]> | undefined {
  const from = projects.reduce<WeekStart | undefined>((first, { fromWeek }) => (first && first < fromWeek ? first : fromWeek), undefined)
  if (!from) return new Map()
  const all = projects.reduce((sum, { units }) => sum + units, 0)
  const used = placeUnits(
    all,
    weeks.filter(({ week }) => week >= from),
    'earliest',
  )
  if (!used) return undefined
  const left = new Map(projects.map((project) => [project.id, project.units]))
  const slots = new Map<string, CapacitySlot[]>(projects.map(({ id }) => [id, []]))
  for (const { week, units } of [...used].reverse()) {
    for (let open = units; open > 0; ) {
      const next = projects
        .filter(({ id, byWeek }) => byWeek >= week && (left.get(id) ?? 0) > 0)
        // A unit of a large project is a smaller share of it.
        .sort((a, b) => b.units - a.units || (a.id < b.id ? -1 : 1))[0]
      if (!next) return undefined
      const taken = Math.min(open, left.get(next.id) ?? 0)
      left.set(next.id, (left.get(next.id) ?? 0) - taken)
      slots.get(next.id)?.unshift({ week, units: taken })
      open -= taken
    }
  }
  return slots
}

/**
 * The plan to follow: the solver's, when it fits and beats routing alone. Whatever the solver returns, the plan is never worse and never
 * exceeds a slot.
 */
export function betterPlan(
  greedy: WeekPlan,
  solved: WeekPlan | undefined,
  projects: readonly WaitingProject[],
  shops: readonly RoutableShop[],
): WeekPlan {
  const [from] = projects.map(({ fromWeek }) => fromWeek).sort()
  if (!solved || !from || !planFits(solved, projects, shops)) return greedy
  return comparePlans(planFigures(solved, from), planFigures(greedy, from)) < 0 ? solved : greedy
}
