import { placeUnits, unitsForArea } from './capacityWeek'
import type { Delivery } from './deliveryCalls'
import { type Coordinates, greatCircleMiles } from './greatCircle'
import { closedWeeksOf, deliveredAfter, firstMakingWeek, shopLead } from './leadTime'
import type { RoutableShop } from './routeProject'
import { freightCents, type RoutingPolicy } from './routingPolicy'

/** Which active shops reach a site, and the earliest delivery that any of them has free weeks for. Miles are whole. */
export function deliveryTo(
  site: Coordinates,
  squareFeet: number,
  shops: readonly (Pick<RoutableShop, 'status' | 'location' | 'reachMiles' | 'weeks'> & { readonly place: string })[],
  policy: RoutingPolicy,
  now: Date,
): Pick<Delivery, 'shopsInReach' | 'earliest' | 'nearest'> {
  const fromWeek = firstMakingWeek(now, policy)
  const active = shops
    .filter(({ status }) => status === 'active')
    .map((shop) => ({ ...shop, miles: greatCircleMiles(shop.location, site) }))
    .sort((a, b) => a.miles - b.miles)
  const inReach = active.filter(({ miles, reachMiles }) => miles <= Math.min(reachMiles, policy.maxMiles))
  const deliveries = inReach.flatMap(({ miles, weeks }) => {
    const free = weeks.filter(({ week }) => week >= fromWeek)
    const last = placeUnits(unitsForArea(squareFeet), free, 'earliest')?.at(-1)
    const lead = shopLead(policy, miles, {}, closedWeeksOf(weeks))
    return last
      ? [
          {
            day: deliveredAfter(last.week, lead),
            miles: Math.round(miles),
            freightCents: freightCents(miles, policy.freightLanes),
            transitDays: lead.transitDays,
          },
        ]
      : []
  })
  const [nearest] = active
  return {
    shopsInReach: inReach.length,
    earliest: deliveries.sort((a, b) => a.day.localeCompare(b.day) || a.miles - b.miles)[0] ?? null,
    nearest: nearest ? { place: nearest.place, miles: Math.round(nearest.miles) } : null,
  }
}
