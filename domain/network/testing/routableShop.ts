import { cents } from '../../money/cents'
import { addWeeks } from '../capacityWeek'
import type { RoutableProject, RoutableShop } from '../routeProject'

export const WEEK = '2026-11-23'
const dayton = { lat: 39.7589, lng: -84.1916 }
export const capabilities = { webs: ['350', '600'], mils: [33, 43], maxMemberFeet: 40, toleranceInches: 0.0625 } as const
export const shopOf = (facts: Partial<RoutableShop> & { free?: readonly number[] } = {}): RoutableShop => {
  const { free = [40, 40, 40, 40], ...rest } = facts
  return {
    id: 'a',
    name: 'Miami Valley',
    status: 'active',
    isPreferred: false,
    location: dayton,
    reachMiles: 300,
    quality: 0.9,
    finishedOrders: 12,
    unitCents: cents(100_000),
    capabilities,
    weeks: free.map((units, at) => ({
      week: addWeeks(WEEK, at),
      capacityUnits: 40,
      closedUnits: 0,
      reservedUnits: 0,
      bookedUnits: 40 - units,
    })),
    ...rest,
  }
}
export const project: RoutableProject = {
  location: { lat: 39.7817, lng: -84.2 },
  tier: 'Preferred',
  units: 25,
  fromWeek: WEEK,
  byWeek: addWeeks(WEEK, 3),
}
