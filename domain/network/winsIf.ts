import { type Cents, dollarsOfCents } from '../money/cents'
import { subtractCents } from '../money/differences'
import { priceShare, SCORE_PARTS, type ScoreParts, scoreOf } from './routeProject'
import { freightCents, type RoutingPolicy } from './routingPolicy'

/** A change in the unit people count it in: miles nearer, units more free, points of quality (of 100) better, dollars a unit cheaper. */
export const CHANGE_UNITS = ['miles', 'units', 'points', 'dollars'] as const

export interface WinningChange {
  readonly part: keyof ScoreParts
  /** The part's value today and the one it would have, 0 to 1. */
  readonly from: number
  readonly to: number
  readonly unit: (typeof CHANGE_UNITS)[number]
  /** How much has to change, always positive; rounded up to what is counted: whole miles, units and dollars, tenths of a point. */
  readonly amount: number
  /** What it would then be: miles away, units free, quality of 100; null for a price, of which only the difference is known. */
  readonly becomes: number | null
}

/** A candidate as its decision keeps it. Capacity and price were not kept by the first decisions. */
export interface LosingCandidate {
  readonly parts: ScoreParts
  readonly score: number
  readonly tierBonusApplied: boolean
  readonly miles: number
  readonly freeUnits: number
  /** Capacity of the weeks needed, before anything is taken off. */
  readonly capacityUnits?: number | undefined
  /** What the shop asks for a unit, without freight. */
  readonly unitCents?: Cents | undefined
}

/** Scores this close are a tie, which distance or id settles: a change must be worth more. */
const MARGIN = 1e-9
const within = (value: number) => Math.min(1, Math.max(0, value))

/**
 * 'Would win if …': for each part the least change that alone puts a shop that lost above the winner, everything else as it was; the one worth
 * the least points first. A part that could not do it however far it went is left out. A nearer shop also has less freight to pay.
 * @param units what the project takes: its freight is spread over them.
 */
export function winsIf(
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
    ...(unitCents === undefined ? {} : { price: priceShare(unitCents + freightCents(distance, policy.freightLanes) / units, policy) }),
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
  // What is named is a tenth of a point, so the first step may be a part of one.
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

/** A price that is beyond both ends of the policy says nothing of how far it is. */
function cheaper({ parts }: LosingCandidate, policy: RoutingPolicy, wins: Wins): WinningChange | undefined {
  if (parts.price <= 0 || parts.price >= 1) return undefined
  const range = dollarsOfCents(subtractCents(policy.worstUnitCents, policy.bestUnitCents))
  const at = (dollars: number) => ({ price: within(parts.price + dollars / range) })
  const amount = least(Math.ceil((1 - parts.price) * range), (dollars) => wins(at(dollars)))
  return amount === undefined
    ? undefined
    : { part: 'price', from: parts.price, to: at(amount).price, unit: 'dollars', amount, becomes: null }
}

/** The least whole number from 1 to `most` that does it, of something that keeps doing it once it does. */
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
