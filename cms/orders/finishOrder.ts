import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Order } from '../payload-types'
import { IN_COMPANY_ZONE } from '../platform/database/companyTime'
import { idOf } from '../platform/database/idOf'
import { transactionOf } from '../platform/database/transactionOf'
import { changeOrderRow } from './changeOrderRow'
import { freeSlot } from './orderSlot'

/**
 * Completes an order: releases its slot and updates its shop's record, which determines the shop's quality.
 * @param inspectionPassed null if no operator recorded it: such an inspection does not count
 */
export async function finishOrder(req: PayloadRequest, order: Order, inspectionPassed: boolean | null, now: Date): Promise<Order> {
  const finished = await changeOrderRow(req, order, { ...(await freeSlot(req, order)), closedAt: now.toISOString() })
  const database = await transactionOf(req)
  await database.execute(sql`
    update fabricators set finished_orders = finished_orders + 1,
      on_time_orders = on_time_orders + (select count(*) from order_events where order_id = ${order.id} and kind = 'stage'
        and stage = 'delivered_to_site' and at < (${order.deliverBy}::date + 1)::timestamp ${IN_COMPANY_ZONE})::int,
      inspections = inspections + ${inspectionPassed === null ? 0 : 1}::int,
      passed_inspections = passed_inspections + ${inspectionPassed === true ? 1 : 0}::int
    where id = ${idOf(order.fabricator)}`)
  return finished
}
