export const TRACKING_PATH = '/order-tracking'
/** Members of the address. */
export const ORDER_MEMBER = 'order'

export function trackingPath(number: string): string {
  return `${TRACKING_PATH}?${ORDER_MEMBER}=${encodeURIComponent(number)}`
}

/** Where an order is read whole and signed. */
export function reviewPath(number: string): string {
  return `/place-order?${ORDER_MEMBER}=${encodeURIComponent(number)}`
}

export function dashboardPath(number: string): string {
  return `/builder-dashboard?${ORDER_MEMBER}=${encodeURIComponent(number)}`
}
