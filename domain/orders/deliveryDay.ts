import { companyDay } from '../dates/businessDays'
import { daysBetween } from '../network/fabricatorStatus'
import { longDate } from '../quotes/quoteWords'
import type { OrderRow } from './order'

type Delivery = Pick<OrderRow, 'deliveredAt' | 'expectedDelivery'>
type DatedOrder = Delivery & Pick<OrderRow, 'deliverBy' | 'status'>

/** The day an order was delivered, or is expected to be, in words; null for an order that is neither. */
export function deliveryDayWords({ deliveredAt, expectedDelivery }: Delivery): string | null {
  if (deliveredAt) return `Delivered ${longDate(deliveredAt)}`
  return expectedDelivery && `Expected ${longDate(expectedDelivery)}`
}

/** Days from the day an order is needed by to its delivery, or to the expected one; 0 when that is in time, or not known. */
export function daysTooLate({ deliveredAt, expectedDelivery, deliverBy }: Omit<DatedOrder, 'status'>): number {
  const at = deliveredAt ?? expectedDelivery
  return at ? Math.max(0, daysBetween(deliverBy.slice(0, 10), companyDay(new Date(at)))) : 0
}

/** What the delivery means for the day an order is needed by: 'needed by March 12, 2027', or how many days after it. In the past once the order is closed. */
export function neededWords(order: DatedOrder): string {
  const { deliveredAt, deliverBy, status } = order
  const day = longDate(deliverBy)
  const late = daysTooLate(order)
  if (late > 0) return `${late} ${late === 1 ? 'day' : 'days'} after it ${deliveredAt ? 'was' : 'is'} needed (${day})`
  if (deliveredAt) return `in time for ${day}`
  return status === 'cancelled' ? `was needed by ${day}` : `needed by ${day}`
}

/** An order's delivery in one line: 'Expected March 9, 2027, needed by March 12, 2027'. */
export function deliveryWords(order: DatedOrder): string {
  const [day, needed] = [deliveryDayWords(order), neededWords(order)]
  return day ? `${day}, ${needed}` : `${needed.slice(0, 1).toUpperCase()}${needed.slice(1)}`
}
