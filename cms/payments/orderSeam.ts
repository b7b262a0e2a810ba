import { hasReached, type OrderStage } from '@framewell/domain/orders/stages'
import type { PayloadRequest } from 'payload'
import { findOrder, orderForUpdate } from '../orders/findOrder'
import { moveOrderTo } from '../orders/moveOrderTo'

/** Whether the order of a number has reached a stage. */
export async function orderReached(req: PayloadRequest, number: string, stage: OrderStage): Promise<boolean> {
  const order = await findOrder(req, number)
  return order !== null && hasReached(order.stage, stage)
}

/** All that had to be paid before fabrication has been: the order may become active. */
export async function fundedNow(req: PayloadRequest, number: string): Promise<void> {
  const order = await orderForUpdate(req, number)
  if (order) await moveOrderTo(req, order, 'active')
}

/** Nobody else changes the order of a number until the transaction ends. */
export async function lockOrder(req: PayloadRequest, number: string): Promise<void> {
  await orderForUpdate(req, number)
}
