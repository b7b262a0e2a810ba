import type { PayloadRequest } from 'payload'
import type { Order } from '../payload-types'

type Changes = Partial<Omit<Order, 'id' | 'createdAt' | 'updatedAt' | 'number'>>

/** Updates an order whose row is locked, and returns the updated order. */
export function changeOrderRow(req: PayloadRequest, { id }: Pick<Order, 'id'>, data: Changes): Promise<Order> {
  return req.payload.db.updateOne({ collection: 'orders', id, data, req })
}
