import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'

export const PLAN_SORTS = ['area', 'price', 'price-down', 'bedrooms'] as const
export type PlanSort = (typeof PLAN_SORTS)[number]

/** The catalog's filter and order, all of it in the URL. */
export interface PlanFilter {
  /** At least this many bedrooms; 0 for any. */
  readonly bedrooms: number
  /** Highest kit price in dollars; null for any. */
  readonly maxPrice: number | null
  readonly stories: number | null
  readonly sort: PlanSort
  /** Ids of the compared plans. */
  readonly compared: readonly string[]
}

export const NO_FILTER: PlanFilter = { bedrooms: 0, maxPrice: null, stories: null, sort: 'area', compared: [] }
/** Maximum number of compared plans. */
export const MAX_COMPARED = 4

/** Reads the filter from a URL; invalid values are ignored. */
export function planFilterOf(address: URLSearchParams): PlanFilter {
  const sort = PLAN_SORTS.find((candidate) => candidate === address.get('sort'))
  const compared = (address.get('compare') ?? '').split(',').filter(Boolean)
  return {
    bedrooms: digitsIn(address.get('bedrooms')) ?? NO_FILTER.bedrooms,
    maxPrice: digitsIn(address.get('maxPrice')),
    stories: digitsIn(address.get('stories')),
    sort: sort ?? NO_FILTER.sort,
    compared: [...new Set(compared)].slice(0, MAX_COMPARED),
  }
}

/** The URL with a changed filter; defaults are left out, and unrelated parameters stay. */
export function withPlanFilter(address: URLSearchParams, change: Partial<PlanFilter>): URLSearchParams {
  const filter = { ...planFilterOf(address), ...change }
  const next = new URLSearchParams(address)
  const write = (name: string, value: string | number | null) => (value === null ? next.delete(name) : next.set(name, String(value)))
  write('bedrooms', filter.bedrooms || null)
  write('maxPrice', filter.maxPrice)
  write('stories', filter.stories)
  write('sort', filter.sort === NO_FILTER.sort ? null : filter.sort)
  write('compare', filter.compared.length > 0 ? filter.compared.join(',') : null)
  return next
}

const ORDERS: Record<PlanSort, (a: CatalogPlan, b: CatalogPlan) => number> = {
  area: (a, b) => a.squareFeet - b.squareFeet,
  price: (a, b) => a.basePrice - b.basePrice,
  'price-down': (a, b) => b.basePrice - a.basePrice,
  bedrooms: (a, b) => b.bedrooms - a.bedrooms,
}

/** The plans that match a filter, in its order; ties keep their order. */
export function filterPlans<Item extends { readonly plan: CatalogPlan }>(items: readonly Item[], filter: PlanFilter): Item[] {
  return items
    .filter(
      ({ plan }) =>
        plan.bedrooms >= filter.bedrooms &&
        (filter.maxPrice === null || plan.basePrice <= filter.maxPrice) &&
        (filter.stories === null || plan.stories === filter.stories),
    )
    .toSorted((a, b) => ORDERS[filter.sort](a.plan, b.plan))
}

/** True when the filter excludes plans. */
export function narrows(filter: PlanFilter): boolean {
  return filter.bedrooms > 0 || filter.maxPrice !== null || filter.stories !== null
}

const PRICE_STEP = 5000

/** Useful price limits in dollars: each plan's price rounded up to the next $5,000, and the one already chosen. */
export function priceLimits(plans: readonly CatalogPlan[], chosen: number | null): number[] {
  const limits = new Set(plans.map((plan) => Math.ceil(plan.basePrice / PRICE_STEP) * PRICE_STEP))
  if (chosen !== null) limits.add(chosen)
  return [...limits].sort((a, b) => a - b)
}

function digitsIn(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
