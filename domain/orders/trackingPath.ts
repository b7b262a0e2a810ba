/** Member of an address that names an order. */
export const ORDER_MEMBER = 'order'

/** Where an order is followed. */
export function trackingPath(number: string): string {
  return `/order-tracking?${ORDER_MEMBER}=${encodeURIComponent(number)}`
}
