import { createHash } from 'node:crypto'
import { orderFilePath } from '@framewell/domain/orders/orderPaths'
import type { orderFileSchema } from '@framewell/domain/orders/workCalls'
import type { PayloadRequest, Where } from 'payload'
import type { z } from 'zod'
import type { Order, OrderFile, OrderMessage } from '../payload-types'
import { idOf } from '../platform/database/idOf'

/** A file of this order; null if it does not exist or belongs to another order. */
export function orderFile(req: PayloadRequest, order: Pick<Order, 'id'>, id: string): Promise<OrderFile | null> {
  const where: Where = { and: [{ id: { equals: id } }, { order: { equals: order.id } }] }
  return req.payload.db.findOne<OrderFile>({ collection: 'order-files', where, req })
}

/** Whether a file went with a message that was written while another shop made the order. */
export async function isOfAnotherShop(req: PayloadRequest, order: Order, { message }: OrderFile): Promise<boolean> {
  if (!message) return false
  const where: Where = { and: [{ id: { equals: idOf(message) } }, { fabricator: { equals: idOf(order.fabricator) } }] }
  return (await req.payload.db.findOne<OrderMessage>({ collection: 'order-messages', where, req })) === null
}

export function orderFileAnswer(
  order: Pick<Order, 'number'>,
  { id, name, mimeType, sizeBytes }: OrderFile,
): z.output<typeof orderFileSchema> {
  return { id, name, mimeType, sizeBytes, url: orderFilePath(order.number, id) }
}

/** The name of an order's file in the store. We choose it, because the device chooses the file's ID. */
export function storedName(orderId: string, fileId: string): string {
  return `order-${createHash('sha256').update(`${orderId}\n${fileId}`).digest('hex')}`
}
