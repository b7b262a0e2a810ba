import { ORDER_MEMBER } from '@framewell/domain/orders/trackingPath'

/** Where an order is reviewed in full and signed. */
export function reviewPath(number: string): string {
  return `/place-order?${ORDER_MEMBER}=${encodeURIComponent(number)}`
}

/** The engineering review of an order, for its engineer, builder and operators. */
export function engineeringPath(number: string): string {
  return `/engineering-review?${ORDER_MEMBER}=${encodeURIComponent(number)}`
}

export function dashboardPath(number: string): string {
  return `/builder-dashboard?${ORDER_MEMBER}=${encodeURIComponent(number)}`
}
