import { withLinkToken } from '../http/linkToken'
import type { ORDER_SOURCES } from './order'

interface Ordered {
  readonly kind: (typeof ORDER_SOURCES)[number]
  readonly id: string
  /** Token of its private link. */
  readonly token: string
}

/**
 * Path of the page that places an order from a quote, a production or a configuration; for a configuration with the total shown on screen,
 * US dollars.
 */
export function placeOrderPath({ kind, id, token }: Ordered, total?: number): string {
  const query = `${kind}=${encodeURIComponent(id)}${total === undefined ? '' : `&total=${total}`}`
  return withLinkToken(`/place-order?${query}`, token)
}
