import { withLinkToken } from '../http/linkToken'
import type { ORDER_SOURCES } from './order'

interface Ordered {
  readonly kind: (typeof ORDER_SOURCES)[number]
  readonly id: string
  /** Of its private link. */
  readonly token: string
}

/** Path of the page where an order is placed from a quote or a production; for a configuration with the total that the screen showed, US dollars. */
export function placeOrderPath({ kind, id, token }: Ordered, total?: number): string {
  const query = new URLSearchParams({ [kind]: id, ...(total === undefined ? {} : { total: String(total) }) })
  return withLinkToken(`/place-order?${query}`, token)
}
