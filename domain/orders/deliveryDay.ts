import { longDate } from '../quotes/quoteWords'
import type { Order } from './order'

/** The day an order was delivered, or is expected to be, in words; null for an order that is neither. */
export function deliveryDayWords({ stages, expectedDelivery }: Pick<Order, 'stages' | 'expectedDelivery'>): string | null {
  const delivered = stages.find(({ stage }) => stage === 'delivered_to_site')?.reachedAt
  if (delivered) return `Delivered ${longDate(delivered)}`
  return expectedDelivery && `Expected ${longDate(expectedDelivery)}`
}
