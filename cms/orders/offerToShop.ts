import { acceptanceDeadline } from '@framewell/domain/orders/acceptance'
import { acceptRefusal } from '@framewell/domain/orders/transitions'
import type { PayloadRequest } from 'payload'
import { currentRoutingPolicy } from '../network/routingPolicies'
import type { Order } from '../payload-types'
import { changeOrderRow } from './changeOrderRow'
import { tellAcceptDue } from './orderNews'

/**
 * Gives the shop of a locked order its time to accept it, and notifies the shop. Does nothing for an order that cannot be made yet or is
 * accepted.
 */
export async function offerToShop(req: PayloadRequest, order: Order, now: Date): Promise<Order> {
  if (acceptRefusal(order)) return order
  const { policy } = await currentRoutingPolicy(req)
  const acceptBy = acceptanceDeadline(now, policy.acceptanceDays).toISOString()
  const offered = await changeOrderRow(req, order, { acceptBy })
  await tellAcceptDue(req, offered, 'offered')
  return offered
}
