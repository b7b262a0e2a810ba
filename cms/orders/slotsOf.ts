import { z } from 'zod'
import type { Order } from '../payload-types'

export const slotsSchema = z.array(z.object({ week: z.string(), units: z.number().int() }))

/** The weeks held for an order. */
export function slotsOf(order: Pick<Order, 'slots'>) {
  return slotsSchema.parse(order.slots)
}
