import { usedUnits, weekStartOf } from '@framewell/domain/network/capacityWeek'
import type { getNetworkStatus as getNetworkStatusCall } from '@framewell/domain/network/networkStatus'
import type { Operation } from '../platform/http/calls/bindCall'
import { routableShops } from './routableShops'

/** The network's figures for this week over the active shops; public, so nothing about a single one. */
export const getNetworkStatus: Operation<typeof getNetworkStatusCall> = async ({ req, now }) => {
  const shops = (await routableShops(req, weekStartOf(now), 1)).filter(({ status }) => status === 'active')
  const capacity = shops.reduce((sum, { weeks }) => sum + (weeks[0]?.capacityUnits ?? 0), 0)
  const rated = shops.filter(({ finishedOrders }) => finishedOrders > 0)
  const load = shops.reduce((sum, { weeks: [week] }) => sum + (week ? usedUnits(week) : 0), 0)
  return {
    status: {
      activeOperators: shops.length,
      totalCapacity: capacity,
      utilizationRate: capacity ? load / capacity : 0,
      averageQuality: rated.length > 0 ? rated.reduce((sum, { quality }) => sum + quality, 0) / rated.length : null,
    },
  }
}
