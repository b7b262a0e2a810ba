import { placeUnits, unitsForArea } from './capacityWeek'
import type { Delivery } from './deliveryCalls'
import { type Coordinates, greatCircleMiles } from './greatCircle'
import { closedWeeksOf, deliveredAfter, firstMakingWeek, type MakingRecord, shopLead } from './leadTime'
import type { RoutableShop } from './routeProject'
import { freightCents, type RoutingPolicy } from './routingPolicy'

type ReachingShop = Pick<RoutableShop, 'status' | 'location' | 'reachMiles' | 'quality'>

/** Whether a shop reaches a site and may be routed to. */
export function reaches(site: Coordinates, { status, location, reachMiles, quality }: ReachingShop, policy: RoutingPolicy): boolean {
  const farthest = Math.min(reachMiles, policy.maxMiles)
  return status === 'active' && greatCircleMiles(location, site) <= farthest && quality >= policy.minQuality
}

/** A shop as this estimate sees it. */
type DeliveringShop = Pick<RoutableShop, 'status' | 'location' | 'reachMiles' | 'quality' | 'weeks'> & {
  readonly place: string
  /** How long its stages took it; only a shop in reach needs it. */
  readonly record?: MakingRecord | undefined
}

/**
 * Which active shops reach a site and may be routed to, and the earliest delivery that any of them has free weeks for: a day for which an
 * order is placed with it. Miles are whole.
 */
export function deliveryTo(
  site: Coordinates,
  squareFeet: number,
  shops: readonly DeliveringShop[],
  policy: RoutingPolicy,
  now: Date,
): Pick<Delivery, 'shopsInReach' | 'earliest' | 'nearest'> {
  const fromWeek = firstMakingWeek(now, policy)
  const active = shops
    .filter(({ status }) => status === 'active')
    .map((shop) => ({ ...shop, miles: greatCircleMiles(shop.location, site) }))
    .sort((a, b) => a.miles - b.miles)
  const inReach = active.filter((shop) => reaches(site, shop, policy))
  const deliveries = inReach.flatMap(({ miles, weeks, record }) => {
    const free = weeks.filter(({ week }) => week >= fromWeek)
    const last = placeUnits(unitsForArea(squareFeet), free, 'earliest')?.at(-1)
    if (!last) return []
    // Routing plans with the usual days, the slot with the shop's own record: an order needs time for both.
    const closed = closedWeeksOf(weeks)
    const usual = shopLead(policy, miles, {}, closed)
    const byUsual = deliveredAfter(last.week, usual)
    const byOwn = deliveredAfter(last.week, shopLead(policy, miles, record, closed))
    return [
      {
        day: byOwn.localeCompare(byUsual) > 0 ? byOwn : byUsual,
        miles: Math.round(miles),
        freightCents: freightCents(miles, policy.freightLanes),
        transitDays: usual.transitDays,
      },
    ]
  })
  const [nearest] = active
  return {
    shopsInReach: inReach.length,
    earliest: deliveries.sort((a, b) => a.day.localeCompare(b.day) || a.miles - b.miles)[0] ?? null,
    nearest: nearest ? { place: nearest.place, miles: Math.round(nearest.miles) } : null,
  }
}
