import type { Order } from '@framewell/domain/orders/order'
import { cancelOrder } from '@framewell/domain/orders/orderCalls'
import { ReasonDialog } from './ReasonDialog'

/** Cancels an order with a reason, after showing the consequences. */
export const CancelOrder = ({ order: { number } }: { order: Order }) => (
  <ReasonDialog
    call={cancelOrder}
    number={number}
    advances="cancel"
    words={{
      trigger: 'Cancel order',
      title: `Cancel order ${number}?`,
      description: "The shop's slot is given back, and what was paid is refunded. This cannot be undone.",
      action: 'Cancel the order',
      pending: 'Cancelling...',
      makes: 'cancellation',
      done: `Order ${number} is cancelled`,
      failed: 'Not cancelled',
    }}
  />
)
