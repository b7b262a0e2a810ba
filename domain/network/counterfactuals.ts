import { type Cents, dollarsOfCents } from '../money/cents'
import { subtractCents } from '../money/differences'
import { priceShare, SCORE_PARTS, type ScoreParts, scoreOf } from './routeProject'
import { freightCents, type RoutingPolicy } from './routingPolicy'

/** A change in its display unit: miles nearer, more free units, points of quality (of 100), dollars a unit cheaper. */
export const CHANGE_UNITS = ['miles', 'units', 'points', 'dollars'] as const

export interface WinningChange {
  readonly part: keyof ScoreParts
  /** The part's value now and after the change, 0 to 1. */
  readonly from: number
  readonly to: number
  readonly unit: (typeof CHANGE_UNITS)[number]
  /** Size of the change, always positive, rounded up to whole miles, units and dollars, or tenths of a point. */
  readonly amount: number
  /** The value after it: miles away, free units, quality of 100; null for a price, where only the difference is known. */
  readonly becomes: number | null
}

/** A candidate as its decision stores it. The earliest decisions did not store capacity and price. */
export interface LosingCandidate {
  readonly parts: ScoreParts
  readonly score: number
  readonly tierBonusApplied: boolean
  readonly miles: number
  readonly freeUnits: number
  /** Capacity of the needed weeks, before deductions. */
  readonly capacityUnits?: number | undefined
  /** The shop's unit price, without freight; null for a shop without one, whose price part is neutral. */
  readonly unitCents?: Cents | null | undefined
}

/** Scores this close are a tie, broken by distance or id: a change must be worth more. */
const MARGIN = 1e-9
const within = (value: number) => Math.min(1, Math.max(0, value))

/**
 * 'Would win if …': for each part, the smallest single change that puts a losing shop above the winner, cheapest in points first. Omits
 * parts that can't do it at all. A nearer shop also has less freight to pay.
 * @param units the project's units, over which its freight is spread.
 */
export function counterfactuals(
  loser: LosingCandidate,
  winner: { readonly score: number },
  policy: RoutingPolicy,
  units: number,
): readonly WinningChange[] {
  const scored = (change: Partial<ScoreParts>) => scoreOf({ ...loser.parts, ...change }, loser.tierBonusApplied, policy)
  const wins = (change: Partial<ScoreParts>) => scored(change) > winner.score + MARGIN
  const finders: Record<keyof ScoreParts, () => WinningChange | undefined> = {
    proximity: () => nearer(loser, policy, units, wins),
    capacity: () => freer(loser, wins),
    quality: () => better(loser, wins),
    price: () => cheaper(loser, policy, wins),
  }
  const worth = ({ part, from, to }: WinningChange) => (to - from) * policy.weights[part]
  return SCORE_PARTS.flatMap((part) => (policy.weights[part] > 0 ? (finders[part]() ?? []) : [])).sort((a, b) => worth(a) - worth(b))
}

type Wins = (change: Partial<ScoreParts>) => boolean

function nearer({ parts, miles, unitCents }: LosingCandidate, policy: RoutingPolicy, units: number, wins: Wins): WinningChange | undefined {
  const at = (distance: number): Partial<ScoreParts> => ({
    proximity: within(1 - distance / policy.maxMiles),
    ...(unitCents === undefined || unitCents === null
      ? {}
      : { price: priceShare(unitCents + freightCents(distance, policy.freightLanes) / units, policy) }),
  })
  for (let amount = 1; amount <= Math.ceil(miles); amount++) {
    const becomes = Math.max(0, miles - amount)
    if (wins(at(becomes)))
      return { part: 'proximity', from: parts.proximity, to: within(1 - becomes / policy.maxMiles), unit: 'miles', amount, becomes }
  }
  return undefined
}

function freer({ parts, freeUnits, capacityUnits }: LosingCandidate, wins: Wins): WinningChange | undefined {
  const capacity = capacityUnits ?? (parts.capacity > 0 ? freeUnits / parts.capacity : 0)
  const at = (free: number) => ({ capacity: within(free / capacity) })
  const amount = least(Math.round(capacity) - freeUnits, (more) => wins(at(freeUnits + more)))
  if (capacity <= 0 || amount === undefined) return undefined
  const becomes = freeUnits + amount
  return { part: 'capacity', from: parts.capacity, to: at(becomes).capacity, unit: 'units', amount, becomes }
}

/** Tenths of a point of 100. */
const QUALITY_STEPS = 1000

function better({ parts }: LosingCandidate, wins: Wins): WinningChange | undefined {
  const steps = parts.quality * QUALITY_STEPS
  // The result is in tenths of a point, so the first step may be a fraction of one.
  const first = Math.floor(steps)
  const amount = least(QUALITY_STEPS - first, (more) => wins({ quality: (first + more) / QUALITY_STEPS }))
  if (amount === undefined) return undefined
  const to = (first + amount) / QUALITY_STEPS
  return {
    part: 'quality',
    from: parts.quality,
    to,
    unit: 'points',
    amount: Math.round((to - parts.quality) * QUALITY_STEPS) / 10,
    becomes: to * 100,
  }
}

/** A price outside the policy's range does not say how far outside it is. */
function cheaper({ parts, unitCents }: LosingCandidate, policy: RoutingPolicy, wins: Wins): WinningChange | undefined {
  if (unitCents === null || parts.price <= 0 || parts.price >= 1) return undefined
  const range = dollarsOfCents(subtractCents(policy.worstUnitCents, policy.bestUnitCents))
  const at = (dollars: number) => ({ price: within(parts.price + dollars / range) })
  const amount = least(Math.ceil((1 - parts.price) * range), (dollars) => wins(at(dollars)))
  return amount === undefined
    ? undefined
    : { part: 'price', from: parts.price, to: at(amount).price, unit: 'dollars', amount, becomes: null }
}

/** The smallest whole number from 1 to `most` that satisfies a monotonic condition. */
function least(most: number, does: (amount: number) => boolean): number | undefined {
  let [low, high] = [0, Math.max(0, most)]
  if (high === 0 || !does(high)) return undefined
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (does(middle)) high = middle
    else low = middle
  }
  return high
}
