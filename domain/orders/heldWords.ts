import { deadlineDate } from '../quotes/quoteWords'
import type { Order } from './order'

/**
 * Until when an order's weeks are held, or that they no longer are; null for an order whose weeks are not held for a time.
 * @param next what has to come for them to be booked: 'the order is signed'
 */
export function heldWords({ heldUntil, slots }: Pick<Order, 'heldUntil' | 'slots'>, next: string): string | null {
  if (!heldUntil) return null
  if (slots.length > 0) return `The shop's weeks are held until ${deadlineDate(heldUntil)}.`
  return `The shop's weeks are no longer held. We look for weeks again when ${next}.`
}
