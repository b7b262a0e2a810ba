import { weeksBetween } from '@framewell/domain/network/capacityWeek'
import { makingWeeks, readyDays } from '@framewell/domain/network/leadTime'
import type { PayloadRequest } from 'payload'
import { shopLeads } from './expectedDays'

interface Wanted {
  readonly fabricatorId: string
  readonly latitude: number
  readonly longitude: number
  readonly deliverBy: string
  readonly paid: boolean
}

/** The weeks in which a shop may make an order, by its own record and calendar; undefined when delivery is too soon for it. */
export async function makingWindow(req: PayloadRequest, { fabricatorId, deliverBy, paid, ...site }: Wanted, now: Date) {
  const { lead, ready } = (await shopLeads(req, [fabricatorId])).of(fabricatorId, site)
  const making = makingWeeks(now, deliverBy, readyDays(ready, paid), lead)
  return making && { ...making, weeks: weeksBetween(making.fromWeek, making.byWeek) }
}
