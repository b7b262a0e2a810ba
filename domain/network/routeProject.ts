import type { Tier } from '../credit/tier'
import type { Mil } from '../framing/mil'
import type { Web } from '../framing/profile'
import type { Cents } from '../money/cents'
import { type CapacitySlot, type CapacityWeek, freeUnits, placeUnits, type WeekStart } from './capacityWeek'
import { type Coordinates, greatCircleMiles } from './greatCircle'
import { closedWeeksOf, lastMakingWeek, shopLead } from './leadTime'
import { freightCents, type RoutingPolicy } from './routingPolicy'
import type { PricedJob } from './shopPriceList'

/** What a shop can make. */
export interface ShopCapabilities {
  readonly webs: readonly Web[]
  readonly mils: readonly Mil[]
  readonly maxMemberFeet: number
  /** Length tolerance the shop holds, plus or minus, in inches. */
  readonly toleranceInches: number
}

/** A shop as routing sees it. */
export interface RoutableShop {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly isPreferred: boolean
  readonly location: Coordinates
  /** Delivery radius in miles. */
  readonly reachMiles: number
  /** 0 to 1, earned (see earnedQuality). */
  readonly quality: number
  /** Zero means the quality is every new shop's prior. */
  readonly finishedOrders: number
  /** The project's price at this shop by its approved list, per unit of capacity (100 sq ft), in cents, without freight; null without one. */
  readonly unitCents: Cents | null
  readonly capabilities: ShopCapabilities
  readonly weeks: readonly CapacityWeek[]
}

/** A project's requirements. Missing requirements are not checked. */
export interface RoutableProject {
  readonly location: Coordinates
  readonly tier: Tier
  readonly units: number
  /** First and last week in which the nearest shop may make the frame. */
  readonly fromWeek: WeekStart
  readonly byWeek: WeekStart
  /** '2027-03-31': a shop on a longer freight lane must make it earlier. */
  readonly deliverBy?: string | undefined
  /** The last week of shops that their own record requires to start earlier, by id. */
  readonly ownLastWeeks?: ReadonlyMap<string, WeekStart> | undefined
  readonly needs?: ProjectNeeds
  /** For plan prices and prices per pound; without it only a price per unit is known. */
  readonly job?: Omit<PricedJob, 'units'> | undefined
  /** Ids of shops it is moved away from. */
  readonly awayFrom?: readonly string[]
}

/** Capabilities a project requires of a shop; missing ones are not checked. */
export interface ProjectNeeds {
  readonly webs?: readonly Web[] | undefined
  readonly mils?: readonly Mil[] | undefined
  readonly longestMemberFeet?: number | undefined
  readonly toleranceInches?: number | undefined
}

/** Why a shop is excluded before scoring. */
export const UNFIT_REASONS = ['replaced', 'status', 'reach', 'quality', 'profiles', 'memberLength', 'tolerance', 'capacity'] as const
export type UnfitReason = (typeof UNFIT_REASONS)[number]

/** The parts of a score, each 0 to 1. */
export interface ScoreParts {
  readonly proximity: number
  readonly capacity: number
  readonly quality: number
  readonly price: number
}
export const SCORE_PARTS = ['proximity', 'capacity', 'quality', 'price'] as const satisfies readonly (keyof ScoreParts)[]

export interface ScoredShop {
  readonly shop: RoutableShop
  readonly miles: number
  readonly freightCents: Cents
  readonly freeUnits: number
  /** Capacity of the needed weeks, before deductions. */
  readonly capacityUnits: number
  readonly slots: readonly CapacitySlot[]
  readonly parts: ScoreParts
  readonly tierBonusApplied: boolean
  /** 0 to 1. */
  readonly score: number
}

export interface UnfitShop {
  readonly shop: RoutableShop
  readonly miles: number
  readonly reason: UnfitReason
  readonly freeUnits: number
  /** The parts it would have had. */
  readonly parts: ScoreParts
}

export interface Routing {
  /** Best first; the first is the choice. Empty when no shop can take the project. */
  readonly ranked: readonly ScoredShop[]
  readonly unfit: readonly UnfitShop[]
}

const within = (value: number) => Math.min(1, Math.max(0, value))

/**
 * Ranks the shops for a project. Status, reach, quality, profiles, member length, tolerance and enough free capacity in the needed weeks
 * are conditions; proximity, capacity, quality and price are points under the policy's weights, plus the tier bonus for preferred shops. A
 * shop's score depends only on the shop, the project and the policy. Ties go to the nearer shop, then to the smaller id.
 */
export function routeProject(project: RoutableProject, shops: readonly RoutableShop[], policy: RoutingPolicy): Routing {
  const ranked: ScoredShop[] = []
  const unfit: UnfitShop[] = []
  for (const shop of shops) {
    const miles = greatCircleMiles(shop.location, project.location)
    const weeks = shop.weeks.filter(({ week }) => week >= project.fromWeek && week <= project.byWeek)
    const free = weeks.reduce((sum, week) => sum + freeUnits(week), 0)
    const last = lastWeekOf(project, shop, miles, policy)
    const inTime = weeks.filter(({ week }) => week <= last)
    const room = inTime.reduce((sum, week) => sum + freeUnits(week), 0)
    const reason = whyUnfit(project, shop, miles, room, policy)
    if (reason) unfit.push({ shop, miles, reason, freeUnits: room, parts: partsOf(shop, { miles, weeks, free }, project.units, policy) })
    else
      ranked.push({
        ...scoreShop(project, shop, { miles, weeks, free }, policy),
        slots: placeUnits(project.units, inTime, 'earliest') ?? [],
      })
  }
  return { ranked: ranked.sort(betterFirst), unfit }
}

/** The last week from which a shop delivers in time: by its freight lane, or by its own record. */
function lastWeekOf(
  { byWeek, deliverBy, ownLastWeeks }: RoutableProject,
  shop: RoutableShop,
  miles: number,
  policy: RoutingPolicy,
): WeekStart {
  const own = ownLastWeeks?.get(shop.id)
  if (own !== undefined || deliverBy === undefined) return own ?? byWeek
  return lastMakingWeek(deliverBy, shopLead(policy, miles, {}, closedWeeksOf(shop.weeks)))
}

/** Whether distance is the only reason a shop is unfit. */
export function isOnlyTooFar(project: RoutableProject, { shop, freeUnits: free, reason }: UnfitShop, policy: RoutingPolicy): boolean {
  return reason === 'reach' && whyUnfit(project, { ...shop, reachMiles: policy.maxMiles }, 0, free, policy) === undefined
}

function whyUnfit(
  project: RoutableProject,
  shop: RoutableShop,
  miles: number,
  free: number,
  policy: RoutingPolicy,
): UnfitReason | undefined {
  if (project.awayFrom?.includes(shop.id)) return 'replaced'
  if (shop.status !== 'active') return 'status'
  if (miles > Math.min(shop.reachMiles, policy.maxMiles)) return 'reach'
  if (shop.quality < policy.minQuality) return 'quality'
  return lackingFor(project.needs, shop.capabilities) ?? (free < project.units ? 'capacity' : undefined)
}

/** What a shop lacks to make a frame; undefined when nothing. */
export function lackingFor(
  needs: ProjectNeeds | undefined,
  capabilities: ShopCapabilities,
): Extract<UnfitReason, 'profiles' | 'memberLength' | 'tolerance'> | undefined {
  if (needs?.webs?.some((web) => !capabilities.webs.includes(web)) || needs?.mils?.some((mil) => !capabilities.mils.includes(mil)))
    return 'profiles'
  if ((needs?.longestMemberFeet ?? 0) > capabilities.maxMemberFeet) return 'memberLength'
  if (needs?.toleranceInches !== undefined && capabilities.toleranceInches > needs.toleranceInches) return 'tolerance'
  return undefined
}

interface Found {
  readonly miles: number
  readonly weeks: readonly CapacityWeek[]
  readonly free: number
}

function scoreShop(
  project: RoutableProject,
  shop: RoutableShop,
  { miles, weeks, free }: Found,
  policy: RoutingPolicy,
): Omit<ScoredShop, 'slots'> {
  const found = { miles, weeks, free }
  const parts = partsOf(shop, found, project.units, policy)
  const tierBonusApplied = shop.isPreferred && policy.tierBonus > 0 && policy.bonusTiers.includes(project.tier)
  return {
    shop,
    miles,
    freightCents: freightCents(miles, policy.freightLanes),
    freeUnits: free,
    capacityUnits: capacityOf(found),
    parts,
    tierBonusApplied,
    score: scoreOf(parts, tierBonusApplied, policy),
  }
}

const capacityOf = ({ weeks }: Pick<Found, 'weeks'>) => weeks.reduce((sum, { capacityUnits }) => sum + capacityUnits, 0)

function partsOf({ quality, unitCents }: RoutableShop, found: Found, units: number, policy: RoutingPolicy): ScoreParts {
  const { miles, free } = found
  return scoreParts({ miles, quality, unitCents, freeUnits: free, capacityUnits: capacityOf(found) }, units, policy)
}

/** The facts behind a shop's parts. */
interface WeighedFacts {
  readonly miles: number
  readonly quality: number
  readonly unitCents: Cents | null
  readonly freeUnits: number
  readonly capacityUnits: number
}

/** A shop's score parts for a project of a number of units. */
export function scoreParts(facts: WeighedFacts, units: number, policy: RoutingPolicy): ScoreParts {
  const { miles, quality, unitCents, freeUnits, capacityUnits } = facts
  return {
    proximity: within(1 - miles / policy.maxMiles),
    capacity: capacityUnits > 0 ? within(freeUnits / capacityUnits) : 0,
    quality: within(quality),
    price: unitCents === null ? NEUTRAL_PRICE : priceShare(unitCents + freightCents(miles, policy.freightLanes) / units, policy),
  }
}

/** The price part of a shop whose price for the project is not known: neither better nor worse than the middle of the policy's range. */
export const NEUTRAL_PRICE = 0.5

/** The delivered unit price as a score part: 1 at the policy's best price, 0 at its worst. */
export function priceShare(deliveredUnitCents: number, { bestUnitCents, worstUnitCents }: RoutingPolicy): number {
  return within((worstUnitCents - deliveredUnitCents) / (worstUnitCents - bestUnitCents))
}

/** The weighted mean of the parts and the bonus, 0 to 1. */
export function scoreOf(parts: ScoreParts, tierBonusApplied: boolean, { weights, tierBonus }: RoutingPolicy): number {
  const points = SCORE_PARTS.reduce((sum, part) => sum + weights[part] * parts[part], tierBonusApplied ? tierBonus : 0)
  return points / weightSum({ weights, tierBonus })
}

/** The divisor of the points. */
export function weightSum({ weights, tierBonus }: Pick<RoutingPolicy, 'weights' | 'tierBonus'>): number {
  return SCORE_PARTS.reduce((sum, part) => sum + weights[part], tierBonus)
}

function betterFirst(a: ScoredShop, b: ScoredShop): number {
  return b.score - a.score || a.miles - b.miles || (a.shop.id < b.shop.id ? -1 : 1)
}
