import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { OrderActions } from '../payments/orderActions'
import { transactionOf } from '../platform/database/transactionOf'
import { findOrder, orderForUpdate } from './findOrder'
import { holdUnfunded } from './holdUnfunded'
import { moveOrderTo } from './moveOrderTo'
import { tellMessage } from './orderNews'
import { unreadOf } from './unreadOf'
import { writeOnOrder } from './writeOnOrder'

export const actionsForPayments: OrderActions = {
  fundedNow: async (req, number) => {
    const order = await orderForUpdate(req, number)
    if (order) await moveOrderTo(req, order, 'active')
  },
  unfundedNow: async (req, number, notes) => {
    const order = await orderForUpdate(req, number)
    if (order) await holdUnfunded(req, order, notes)
  },
  noteOnOrder: async (req, number, entry) => {
    const order = await findOrder(req, number)
    if (!order) throw new Error(`There is money of ${number}, and no such order`)
    // The dispute's shop may not be the one that makes the order now.
    const db = await transactionOf(req)
    const { rows } = await db.execute(sql`select fabricator_id as fabricator from payment_disputes where id = ${entry.dispute}`)
    const { fabricator } = z.object({ fabricator: z.string().nullable() }).parse(rows[0])
    await writeOnOrder(req, order, { ...entry, fabricator })
    if (entry.kind === 'evidence')
      await tellMessage(req, { ...order, fabricator: fabricator ?? order.fabricator }, entry, { id: entry.dispute })
  },
  unreadOn: async (req, orderId) => (await unreadOf(req, [orderId])).get(orderId) ?? 0,
}
