import { companyDay, dayAfter } from '@framewell/domain/dates/businessDays'
import { daysTooLate } from '@framewell/domain/orders/deliveryDay'
import { hasReached } from '@framewell/domain/orders/stages'
import { LATE_FORECAST_DAYS } from '@framewell/domain/tasks/taskKinds'
import type { PayloadRequest, Where } from 'payload'
import type { Order } from '../payload-types'
import { expectedDays } from './expectedDays'

/** Ids of active orders that are needed within the forecast's days and expected after that. An order that is needed already is late, not expected to be. */
export async function expectedTooLate(req: PayloadRequest, now: Date): Promise<string[]> {
  const today = companyDay(now)
  const where: Where = {
    and: [
      { status: { equals: 'active' } },
      { deliverBy: { greater_than_equal: today } },
      { deliverBy: { less_than: dayAfter(today, LATE_FORECAST_DAYS + 1) } },
    ],
  }
  const { docs } = await req.payload.db.find<Order>({ collection: 'orders', where, pagination: false, limit: 0, req })
  const open = docs.filter(({ stage }) => !hasReached(stage, 'delivered_to_site'))
  const expected = await expectedDays(req, open, now)
  const dayOf = (id: string) => expected.get(id)?.find(({ stage }) => stage === 'delivered_to_site')?.at ?? null
  return open
    .filter(({ id, deliverBy }) => daysTooLate({ deliveredAt: null, expectedDelivery: dayOf(id), deliverBy }) > 0)
    .map(({ id }) => id)
}
