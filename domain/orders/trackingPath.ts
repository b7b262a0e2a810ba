/** Query parameter that names an order. */
export const ORDER_MEMBER = 'order'

/** Orders in progress. */
export const OPEN_ORDERS_PATH = '/order-tracking?status=open'

/** Path of an order's tracking page. */
export function trackingPath(number: string): string {
  return `/order-tracking?${ORDER_MEMBER}=${encodeURIComponent(number)}`
}
