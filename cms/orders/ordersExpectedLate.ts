import { companyDay } from '@framewell/domain/dates/businessDays'
import { latenessOf } from '@framewell/domain/orders/lateness'
import { ORDER_STAGES, ORDER_STATUSES } from '@framewell/domain/orders/stages'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { AWAITED, type ExpectedLate } from '../insights/lateOrders'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import { expectedDays } from './expectedDays'
import { slotsSchema } from './slotsOf'

const rows = z.array(
  z.object({
    id: z.string(),
    status: z.enum(ORDER_STATUSES),
    stage: z.enum(ORDER_STAGES),
    stageReachedAt: z.coerce.date().transform((time) => time.toISOString()),
    slots: slotsSchema,
    fabricator: z.string(),
    latitude: z.coerce.number(),
    longitude: z.coerce.number(),
    deliverBy: z.string(),
  }),
)

/**
 * The orders that will be late by their own record: the rule of `latenessOf` on the day that every screen of the order shows.
 * @param where SQL condition on orders `o`
 */
export async function ordersExpectedLate(req: PayloadRequest, where: SqlPart, now: Date): Promise<readonly ExpectedLate[]> {
  const today = companyDay(now)
  const database = await transactionOf(req)
  const found = await database.execute(sql`
    select o.id::text as id, o.status::text as status, o.stage::text as stage, o.stage_reached_at as "stageReachedAt", o.slots,
      o.fabricator_id::text as fabricator, o.latitude, o.longitude, o.deliver_by as "deliverBy"
    from orders o where ${AWAITED} and left(o.deliver_by, 10) >= ${today} and ${where}`)
  const orders = rows.parse(found.rows)
  const expected = await expectedDays(req, orders, now)
  return orders.flatMap((order) => {
    const expectedDelivery = expected.get(order.id)?.find(({ stage }) => stage === 'delivered_to_site')?.at ?? null
    const isLate = latenessOf({ ...order, expectedDelivery }, today) === 'expectedLate'
    return isLate && expectedDelivery ? [{ id: order.id, day: companyDay(new Date(expectedDelivery)) }] : []
  })
}
