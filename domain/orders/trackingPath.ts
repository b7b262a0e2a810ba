/** Member of an address that names an order. */
export const ORDER_MEMBER = 'order'

/** The orders that are under way. */
export const OPEN_ORDERS_PATH = '/order-tracking?status=open'

/** Where an order is followed. */
export function trackingPath(number: string): string {
  return `/order-tracking?${ORDER_MEMBER}=${encodeURIComponent(number)}`
}
