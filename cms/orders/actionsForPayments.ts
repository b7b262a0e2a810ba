import type { OrderActions } from '../payments/orderActions'
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
    await writeOnOrder(req, order, entry)
    if (entry.kind === 'evidence') await tellMessage(req, order, entry, { id: entry.dispute })
  },
  unreadOn: async (req, orderId) => (await unreadOf(req, [orderId])).get(orderId) ?? 0,
}
