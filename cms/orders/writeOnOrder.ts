import type { OrderMessage as MessageAnswer } from '@framewell/domain/orders/messageCalls'
import { hasNoShop } from '@framewell/domain/orders/transitions'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import { transactionOf } from '../platform/database/transactionOf'
import { orderMoved } from './orderParties'

interface Entry extends Pick<MessageAnswer, 'party' | 'kind' | 'text'> {
  readonly authorName: string
  readonly at: Date
  /** For entries of a dispute: which dispute, and the evidence shown. */
  readonly dispute?: string
  readonly evidence?: string
  /** The shop that reads it, where it is not the one that makes the order now; null for none. */
  readonly fabricator?: string | null
}

/**
 * Adds an entry to an order's conversation as the signed-in person, and refreshes every open screen of the order. Posting marks earlier
 * messages as read.
 * @returns the entry's ID
 */
export async function writeOnOrder(
  req: PayloadRequest,
  order: Order,
  { at, dispute, evidence, fabricator = hasNoShop(order) ? null : idOf(order.fabricator), ...entry }: Entry,
): Promise<string> {
  const { id } = await req.payload.db.create({
    collection: 'order-messages',
    data: {
      order: order.id,
      fabricator,
      author: req.user?.id ?? null,
      at: at.toISOString(),
      dispute: dispute ?? null,
      evidence: evidence ?? null,
      ...entry,
    },
    req,
  })
  await readThrough(req, order, at.toISOString())
  await orderMoved(req, order)
  return String(id)
}

/** Marks messages up to this moment as read. Never moves backward, so that a slow device does not mark messages unread. */
export async function readThrough(req: PayloadRequest, order: Order, at: string): Promise<void> {
  if (!req.user) return
  const database = await transactionOf(req)
  await database.execute(sql`
    insert into order_reads (order_id, account_id, read_at) values (${order.id}, ${req.user.id}::uuid, ${at}::timestamptz)
    on conflict (order_id, account_id) do update set read_at = greatest(order_reads.read_at, excluded.read_at)`)
}
