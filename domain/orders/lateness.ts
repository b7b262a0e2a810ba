import { daysTooLate } from './deliveryDay'
import { hasReached, isOpen, type OrderStage, type OrderStatus } from './stages'

/** late: the day it is needed by is over. expectedLate: its own record expects the delivery after that day. */
export type Lateness = 'late' | 'expectedLate'

interface Awaited {
  readonly status: OrderStatus
  readonly stage: OrderStage
  /** '2027-03-31', the day it is needed by */
  readonly deliverBy: string
  /** ISO time of the expected delivery; null where none is expected. */
  readonly expectedDelivery: string | null
}

/**
 * Whether an open order misses, or will miss, the day it is needed by; null where it does not, and once it is delivered.
 * @param today '2026-11-28', in the company's time zone
 */
export function latenessOf({ status, stage, deliverBy, expectedDelivery }: Awaited, today: string): Lateness | null {
  if (!isOpen({ status }) || hasReached(stage, 'delivered_to_site')) return null
  if (deliverBy.slice(0, 10) < today) return 'late'
  return daysTooLate({ deliveredAt: null, expectedDelivery, deliverBy }) > 0 ? 'expectedLate' : null
}
