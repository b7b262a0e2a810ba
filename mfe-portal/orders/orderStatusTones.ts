import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import type { OrderStatus } from '@framewell/domain/orders/stages'

/** The color of an order's status, the same on every screen. */
export const ORDER_STATUS_TONES: Readonly<Record<OrderStatus, BadgeTone>> = {
  awaiting_signature: 'warn',
  awaiting_funds: 'warn',
  active: 'info',
  on_hold: 'bad',
  cancelled: 'neutral',
  completed: 'ok',
}
