import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { findOrder, orderForUpdate } from '../orders/findOrder'
import { holdUnfunded } from '../orders/holdUnfunded'
import { moveOrderTo } from '../orders/moveOrderTo'
import { tellMessage } from '../orders/orderNews'
import { unreadOf } from '../orders/unreadOf'
import { writeOnOrder } from '../orders/writeOnOrder'
import { lockRow } from '../platform/database/lockRow'
import { transactionOf } from '../platform/database/transactionOf'

/** SQL: the stage that the order of the number $2 has reached. An order's row holds its whole frame: only what is asked for is read. */
export const STAGE_OF_ORDER = '(select stage::text from orders where number = $2)'

/** All that had to be paid before fabrication has been: the order may become active. */
export async function fundedNow(req: PayloadRequest, number: string): Promise<void> {
  const order = await orderForUpdate(req, number)
  if (order) await moveOrderTo(req, order, 'active')
}

/** What had to be paid before fabrication no longer is: an order that has not begun goes on hold. */
export async function unfundedNow(req: PayloadRequest, number: string, notes: string): Promise<void> {
  const order = await orderForUpdate(req, number)
  if (order) await holdUnfunded(req, order, notes)
}

/** Whether the order of a number waits: its shop gave it up, its funding was taken back, or an operator holds it. */
export async function isOnHold(req: PayloadRequest, number: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select 1 from orders where number = ${number} and status = 'on_hold'`)
  return rows.length > 0
}

/** Nobody else changes the order of a number until the transaction ends. */
export async function lockOrder(req: PayloadRequest, number: string): Promise<void> {
  await lockRow(req, 'orders', number, 'number')
}

interface DisputeEntry {
  readonly kind: 'dispute_opened' | 'evidence' | 'dispute_resolved'
  readonly party: 'builder' | 'fabricator' | 'operator'
  readonly authorName: string
  readonly text: string
  readonly at: Date
  readonly dispute: string
  readonly evidence?: string
}

/** What a dispute adds to the conversation of its order. Opening and deciding have mails of their own; what is shown is told as a message. */
export async function noteOnOrder(req: PayloadRequest, number: string, entry: DisputeEntry): Promise<void> {
  const order = await findOrder(req, number)
  if (!order) throw new Error(`There is money of ${number}, and no such order`)
  await writeOnOrder(req, order, entry)
  if (entry.kind === 'evidence') await tellMessage(req, order, entry, { id: entry.dispute })
}

/** What the signed-in person has not read of an order's conversation. */
export async function unreadOn(req: PayloadRequest, orderId: string): Promise<number> {
  return (await unreadOf(req, [orderId])).get(orderId) ?? 0
}
